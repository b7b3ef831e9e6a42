import type { SampledEntity, SampleContext } from './Place'

/** The inside of a sampler, for functions that are imported apart from it. */
export interface Internals {
  readonly entity: SampledEntity
  readonly context: SampleContext
  /** Makes records by another context, and with another share of optional values left out. */
  recordBy(context: SampleContext): (index: number, missing?: number) => Record<string, unknown>
}

const internals = /* @__PURE__ */ new WeakMap<object, Internals>()

export function keepInternals<Kept extends object>(samples: Kept, inside: Internals): Kept {
  internals.set(samples, inside)
  return samples
}

export function internalsOf(samples: object): Internals {
  return internals.get(samples) as Internals
}
