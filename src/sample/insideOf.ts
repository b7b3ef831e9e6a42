import type { SampledEntity, Setting } from './Place'

/** What a sampler is made with, for those functions that are imported apart from it. */
export interface Inside {
  readonly entity: SampledEntity
  readonly setting: Setting
  /** Makes records by another setting, and with another share of optional values left out. */
  recordBy(setting: Setting): (index: number, missing?: number) => Record<string, unknown>
}

const insides = /* @__PURE__ */ new WeakMap<object, Inside>()

export function keepInside<Kept extends object>(
  samples: Kept,
  inside: Inside,
): Kept {
  insides.set(samples, inside)
  return samples
}

export function insideOf(samples: object): Inside {
  return insides.get(samples) as Inside
}
