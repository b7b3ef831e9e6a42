import type { DataSource, RecordId } from '../../data/DataSource'
import type { Entity } from '../../spec/entities/Entity'

/** An entity whose records are searched. */
export interface SearchTarget {
  /** As the person sees it: without the fields that the role may not read. */
  readonly entity: Entity
  /** Where its records come from, as the role may use it; one that cannot search is passed over. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a source takes the records that it gives: no other type is both
  readonly source: DataSource<any>
  /** The address of a record's page; without it what is found leads nowhere, and is not shown. */
  readonly getHref?: ((id: RecordId) => string) | undefined
  /** The address of the list that shows all that was found by these words. */
  readonly getListHref?: ((words: string) => string) | undefined
}
