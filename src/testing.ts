export { ConformanceError } from './testing/ConformanceError'
export { sourceConformance, testSource } from './testing/sourceConformance'
export type {
  SourceCheck,
  SourceConformanceOptions,
  SourceSubject,
  TestFunction,
} from './testing/sourceConformance'
