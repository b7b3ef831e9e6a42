import { vi } from 'vitest'

/** Answer as the browser of a person does who asked for reduced motion, until mocks are restored. */
export function preferReducedMotion() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({ matches: query.includes('reduce'), addEventListener() {}, removeEventListener() {} }) as never,
  )
}
