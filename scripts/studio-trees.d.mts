export declare function packTree<T>(tree: T): T;
