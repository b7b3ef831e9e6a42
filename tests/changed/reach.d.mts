/** The nearest first. */
export interface Reached {
  tests: string[]
  stories: string[]
  /** Whether so few mentions lead to a test or a story that it is about the change. */
  isNear: (path: string) => boolean
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
  options?: { changed?: readonly string[]; isNear?: (path: string) => boolean },
): string[]
export declare function componentId(story: string | undefined): string
