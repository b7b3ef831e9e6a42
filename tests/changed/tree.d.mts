export declare function readTree(root: string): Map<string, string>
export declare function mentions(tree: ReadonlyMap<string, string>, path: string): string[]
