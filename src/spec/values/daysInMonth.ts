/** How many days a month has, counted from 1 for January; a month beyond the year's is one of another year. */
export function daysInMonth(year: number, month: number): number {
  const end = new Date(0)
  // By its own call, because `Date.UTC` takes the year 12 for 1912.
  end.setUTCFullYear(year, month, 0)
  return end.getUTCDate()
}
