import { isMockFunction } from 'storybook/test'
import preview from '#.storybook/preview'
import { annotate, type Annotations, directionOf } from '../../.storybook/annotated'

/** Of each file, by what its stories share, how those that run here begin. */
const beginnings = new WeakMap<Annotations, Annotations[]>()

/**
 * A story that says its direction is the same in every project: it runs in the others. So does one that begins as an
 * earlier one of its file does: no play written for English runs here, so that both would show the same.
 */
annotate(preview, (own, shared) => {
  if (directionOf(own, shared) !== undefined || beginsAlike(own, shared)) {
    return { ...own, tags: [...(own.tags ?? []), 'runs-elsewhere'] }
  }
  return own
})

function beginsAlike({ play, ...beginning }: Annotations, shared: Annotations) {
  const earlier = beginnings.get(shared) ?? []
  beginnings.set(shared, earlier)
  // Without a play of its own it is all that there is to see.
  if (play && earlier.some((other) => isAlike(other, beginning))) return true
  earlier.push(beginning)
  return false
}

/** Whether both are the same data; functions may close over anything, so that those are the same only in person. */
function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (isMockFunction(one) && isMockFunction(other))
    return !one.getMockImplementation() && !other.getMockImplementation()
  if (!isData(one) || !isData(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isAlike(one[name], other[name]))
  )
}

const isData = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
