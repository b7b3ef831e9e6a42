/** The nearest first. */
export interface Reached {
  tests: string[]
  stories: string[]
  /** The changed file that reaches everything, if one does. */
  cause?: string
}

export declare function reach(
  tree: ReadonlyMap<string, string>,
  changed: readonly string[],
  before?: (path: string) => string,
): Reached
export declare function nearestOf(
  tree: ReadonlyMap<string, string>,
  paths: readonly string[],
  most: number,
  changed?: readonly string[],
): string[]
export declare function componentId(story: string | undefined): string
