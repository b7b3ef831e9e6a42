import type { Facets } from '../DataSource'
import type { Place } from './Place'

export interface RestFacets {
  /** The path below the address of all records, or parameters: `?counts=true`. @default '/facets' */
  readonly path?: string | undefined
  /**
   * How the fields are named that are counted: `field={value}` once for each, or `fields={values}` with commas between.
   * @default 'field={value}'
   */
  readonly fields?: string | undefined
  /** Where the counts stand. @default the body */
  readonly facets?: Place | undefined
  /**
   * Makes the counts of each field of what stands there; fields keep the names of the server.
   * @default as it is sent: `{ status: [{ value: 'open', count: 3 }] }` or `{ status: { open: 3 } }`
   */
  readonly read?: ((sent: unknown) => Facets) | undefined
}
