export { createSampler } from './sample/createSampler'
export type {
  EntitySampler,
  SampledEntity,
  Sampler,
  SamplerOptions,
} from './sample/createSampler'
export type { SampleProvider } from './sample/Place'
export { SampleError } from './sample/SampleError'
export type { SampleErrorReason } from './sample/SampleError'
export { sampleSource } from './sample/sampleSource'
export type { SampleSourceOptions } from './sample/sampleSource'
export type { SampleWords } from './sample/SampleWords'

// words: English is built in, each other language costs only whoever imports it
export { arabicWords } from './sample/words/arabicWords'
export { englishWords } from './sample/words/englishWords'
export { frenchWords } from './sample/words/frenchWords'
export { germanWords } from './sample/words/germanWords'
export { japaneseWords } from './sample/words/japaneseWords'
