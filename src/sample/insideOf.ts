import type { Run, SampledEntity, Setting } from './Place'

/** What a sampler is made with, for those functions that are imported apart from it. */
export interface Inside {
  readonly entity: SampledEntity
  readonly setting: Setting
  /** Makes records by another setting. */
  recordBy(setting: Setting): (index: number, how?: Pick<Run, 'isFull'>) => Record<string, unknown>
}

const insides = /* @__PURE__ */ new WeakMap<object, Inside>()

export function keepInside<Kept extends object>(samples: Kept, inside: Inside): Kept {
  insides.set(samples, inside)
  return samples
}

export function insideOf(samples: object): Inside {
  return insides.get(samples) as Inside
}
