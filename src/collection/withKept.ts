/** The numbers of the rows that are drawn, in order, with the one that stays on the page since focus is in it. */
export function withKept(rows: number[], keep: number, count: number): number[] {
  const [first = 0] = rows
  if (keep < 0 || keep >= count) return rows
  if (keep < first) return [keep, ...rows]
  return keep > (rows.at(-1) ?? -1) ? [...rows, keep] : rows
}
