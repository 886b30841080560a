export declare const POLICY: string;
export declare function buildStudio(root: string, out: string): Promise<void>;
