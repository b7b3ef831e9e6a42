/** Negative when the first is less, positive when it is more: for values that stand in the order of `<`. */
export function compare<Value extends string | number | bigint | boolean>(one: Value, other: Value): number {
  if (one < other) return -1
  return one > other ? 1 : 0
}
