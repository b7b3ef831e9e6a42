/** The functions that a contestant's page of fields offers to the runner. */
export interface FormBench {
  mount(count: number): void
  unmount(): void
}

export function expose(bench: FormBench): void {
  Object.assign(window, { bench })
}

export const root = (): HTMLElement => document.getElementById('root')!

export const labelOf = (index: number): string => `Question ${index + 1}`
export const nameOf = (index: number): string => `question${index}`
export const description = 'Answer in your own words.'
export const required = 'Enter an answer'

/** The sign beside an error, the same for all. */
export const signMarkup = '<circle cx="12" cy="12" r="10"></circle><path d="M12 8v4M12 16h.01"></path>'
