export declare function readShard(words?: string): { index: number; count: number } | undefined
export declare function filesOfShard(shard: { index: number; count: number }): string[]
export declare function split(files: ReadonlyMap<string, number>, count: number): string[][]
