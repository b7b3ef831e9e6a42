import type { ReactNode } from 'react'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'

/** Values drawn in a way of the host's own, by the names of their fields. */
export type OwnCells<F extends Fields> = {
  readonly [Name in keyof F & string]?: ((record: RecordBy<F>) => ReactNode) | undefined
}
