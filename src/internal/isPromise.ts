/** Whether a result is still to come. */
export function isPromise<Result>(result: Result | Promise<Result>): result is Promise<Result> {
  return typeof result === 'object' && result !== null && 'then' in result
}
