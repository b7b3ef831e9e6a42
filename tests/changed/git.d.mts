export declare function changedFiles(
  root: string,
  ref?: string,
): { since: string; paths: string[]; before: (path: string) => string }
