export type { CallConditions, SourceCall, SourceFailure } from './data/callsUnder'
export type {
  CallOptions,
  DataSource,
  Facet,
  Facets,
  FilterOperator,
  ListResult,
  ListFilter,
  ListQuery,
  ListSort,
  RecordId,
  SourceCapabilities,
  Total,
  WriteOptions,
} from './data/DataSource'
export { memorySource } from './data/memorySource'
export type { MemoryControl, MemorySource, MemorySourceOptions } from './data/memorySource'
export { ProblemError, problemOf } from './data/problems'
export type { Problem } from './data/problems'
export type { ReadableSource } from './data/readRecords'
export { roleSource } from './data/roleSource'
export type { RoleSourceOptions } from './data/roleSource'
