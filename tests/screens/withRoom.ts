import { afterAll, beforeAll } from 'vitest'

/** Give elements room, which happy-dom does not: a grid draws the rows that it has room for. */
export function withRoom(): void {
  beforeAll(() => {
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 })
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1000 })
  })
  afterAll(() => {
    // Those of Element are found again.
    Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight')
    Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth')
  })
}
