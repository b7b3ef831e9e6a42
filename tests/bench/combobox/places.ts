/** Names like those of places, all different. */
export function placesOf(count: number): { value: string; label: string }[] {
  const first = ['North', 'South', 'East', 'West', 'New', 'Old', 'Upper', 'Lower', 'Great', 'Little']
  const second = ['Haven', 'Ford', 'Bridge', 'Field', 'Wood', 'Lake', 'Hill', 'Port', 'Mill', 'Church']
  return Array.from({ length: count }, (_, index) => ({
    value: `p${index}`,
    label: `${first[index % 10]} ${second[Math.floor(index / 10) % 10]} ${index}`,
  }))
}

/** The functions that each contestant has. */
export interface ComboboxBench {
  prepare: (count: number) => void
  mount: () => void
}

export function register(bench: ComboboxBench): void {
  Object.assign(window, { bench })
}
