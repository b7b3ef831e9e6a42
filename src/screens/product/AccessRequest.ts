import type { RecordId } from '../../data/DataSource'

/** A request for access. */
export interface AccessRequest {
  /** The name of the entity. */
  readonly entity: string
  readonly action: 'list' | 'read' | 'create' | 'update'
  /** Which record, where it is about one. */
  readonly id?: RecordId | undefined
}
