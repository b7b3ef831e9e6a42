import type { RecordId } from '../../data/DataSource'
import type { ListPlace } from '../list/ListPlace'

/** The place of a record in the list that it was opened from. */
export interface OpenedFrom extends ListPlace {
  /** The address of another record of that list. */
  readonly getHref: (id: RecordId, place: ListPlace) => string
  /** Leads to another record of that list in place of following its link. @default the link is followed */
  readonly onOpen?: ((id: RecordId, place: ListPlace) => void) | undefined
}
