import { createSampler, englishWords, type Sampler, type SamplerOptions } from '../../src/sample'

/** A sampler whose words nobody asks about. */
export function inEnglish(options: Partial<SamplerOptions> = {}): Sampler {
  return createSampler({ locale: englishWords, ...options })
}
