export declare function packTree<T>(tree: T, text: string): T;
export declare function withoutBlanks<T>(tree: T): T;
