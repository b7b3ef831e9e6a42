import { createSampler, englishWords, type Sampler, type SamplerOptions } from '../../src/sample'

/** A sampler for tests in which the language does not matter. */
export function inEnglish(options: Partial<SamplerOptions> = {}): Sampler {
  return createSampler({ locale: englishWords, ...options })
}
