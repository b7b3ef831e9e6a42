export type { CallConditions, SourceCall, SourceFailure } from './data/callsUnder'
export type { DataProvider } from './data/provider/DataProvider'
export type {
  BatchOutcome,
  BatchWrite,
  CallOptions,
  DataSource,
  Facet,
  Facets,
  FilterOperator,
  HistoryQuery,
  HistoryResult,
  ListResult,
  ListFilter,
  ListQuery,
  ListSort,
  RecordId,
  RecordVersion,
  ActivityQuery,
  ActivityResult,
  RecordActivity,
  RemovedQuery,
  RemovedRecord,
  RemovedResult,
  SourceCapabilities,
  Total,
  VersionChanges,
  WriteOptions,
} from './data/DataSource'
export { eventSource } from './data/eventSource'
export type { EventSourceOptions } from './data/eventSource'
export { fromDataProvider } from './data/fromDataProvider'
export type { DataProviderOptions, ProviderCall, ProviderSource } from './data/fromDataProvider'
export type { GraphqlServer } from './data/graphql/graphqlCall'
export type {
  GraphqlDocuments,
  GraphqlOperation,
  GraphqlSource,
  GraphqlSourceOptions,
} from './data/graphql/graphqlDocuments'
export { graphqlSource } from './data/graphqlSource'
export { indexedDbSource } from './data/indexedDbSource'
export type { IndexedDbSource, IndexedDbSourceOptions } from './data/indexedDbSource'
export { memorySource } from './data/memorySource'
export type { MemoryControl, MemorySource, MemorySourceOptions } from './data/memorySource'
export { indexedDbQueue } from './data/queue/indexedDbQueue'
export type {
  ListChanges,
  MatchingQuery,
  QueuedWrite,
  QueueState,
  QueueStore,
  WriteQueue,
} from './data/queue/QueuedWrite'
export { queuedSource } from './data/queuedSource'
export type { QueuedSource, QueuedSourceOptions } from './data/queuedSource'
export { ProblemError, problemOf } from './data/problems'
export type { Problem } from './data/problems'
export type { FilterOperators } from './data/provider/providerFilter'
export type { ReadableSource } from './data/readRecords'
export { roleSource } from './data/roleSource'
export type { RoleSourceOptions } from './data/roleSource'
export { rosterSource } from './data/rosterSource'
export type { RosterOptions, RosterOthers } from './data/rosterSource'
export type { Caller } from './data/Caller'
export type { KeepHistoryOptions } from './data/recordVersions'
export type { KeepRemovedOptions } from './data/removedRecords'
export { restSource } from './data/restSource'
export type {
  RestActivity,
  Place,
  RestBatch,
  RestBatchOutcome,
  RestError,
  RestEvents,
  RestFacets,
  RestFailure,
  RestField,
  RestFilter,
  RestHistory,
  RestRemoved,
  RestPaging,
  RestRetry,
  RestSort,
  RestSourceOptions,
  RestTaken,
  RestTemplate,
  RestTransition,
} from './data/restSource'
export { djangoRest, jsonServerRest, springRest } from './data/restStyles'
