export declare function packTree<T>(tree: T, text: string): T;
