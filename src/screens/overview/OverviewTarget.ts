import type { DataSource, RecordId } from '../../data/DataSource'
import type { Entity } from '../../spec/entities/Entity'
import type { Me } from '../../spec/values/Me'
import type { SpecifiedWidget } from '../../spec/product/SpecifiedWidget'
import type { RowQuery } from '../source/rowQuery'

/** A widget as a product declares it, with what it is read from. */
export type OverviewWidgetOptions = SpecifiedWidget & {
  /** Tells it from the others. */
  readonly id: string
}

/** An entity of which widgets show something. */
export interface OverviewTarget {
  /** As the person sees it: without the fields that the role may not read. */
  readonly entity: Entity
  /** Where its records come from, as the role may use it. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a source takes the records that it gives: no other type is both
  readonly source: DataSource<any>
  /** The person, for conditions on `me`. */
  readonly me?: Me | undefined
  /** The address of the list of what a widget counts. */
  readonly getListHref?: ((query: RowQuery) => string) | undefined
  /** The address of a record's page. */
  readonly getHref?: ((id: RecordId) => string) | undefined
  /** The address at which the first record is made, where there is none. */
  readonly createHref?: string | undefined
}
