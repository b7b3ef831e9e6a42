import type { ReactNode } from 'react'
import type { DataSource, RecordId } from '../../data/DataSource'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { OwnCells } from '../list/OwnCells'
import type { AccessAsking } from '../product/useAskAccess'
import type { DetailScreenBaseProps } from './DetailScreenViewProps'
import type { OpenedFrom } from './OpenedFrom'
import type { MoreSection } from './withMoreSections'

export interface DetailScreenProps<F extends Fields> extends DetailScreenBaseProps, AccessAsking {
  /** The kind of the record. */
  entity: Entity<F>
  /**
   * Where it comes from; it needs `get`. With `remove` and `onRemoved` it can be removed here.
   * @default that of the product around it
   */
  source?: DataSource<RecordBy<F>> | undefined
  /** Which record. */
  id: RecordId
  /**
   * The fields shown, in reading order. @default all but the title, the subtitle and the version; an id that the entity sets nowhere
   * stands beside the title
   */
  fields?: readonly (keyof F & string)[] | undefined
  /** Three to five of them that matter most: they stand in a strip above the others. @default the entity's `facts` */
  facts?: readonly (keyof F & string)[] | undefined
  /** Draws the values of some fields in a way of your own: `{ condition: ({ condition }) => <Dots of={condition} /> }`. */
  values?: OwnCells<F> | undefined
  /** Stands between the name of the record and its values: a photo, a map. */
  lead?: ((record: RecordBy<F>) => ReactNode) | undefined
  /**
   * Sections of your own, after those of the entity; as tabs where these are: `[{ id: 'place', title: 'Place', content: ({ place }) =>
   * <Map at={place} /> }]`.
   */
  moreSections?: readonly MoreSection<RecordBy<F>>[] | undefined
  /** The state of the record, beside its name. @default its state, where the entity has states */
  badge?: ((record: RecordBy<F>) => ReactNode) | undefined
  /** More that can be done with the record. */
  actions?: ((record: RecordBy<F>) => ReactNode) | undefined
  /** More about the record, below its values. */
  children?: ((record: RecordBy<F>) => ReactNode) | undefined
  /**
   * Which records that point at this one are listed below: `all` that the product around it has a source for, or none.
   * Outside of a product there are none; place a `RelatedList` among the children.
   * @default 'all'
   */
  related?: 'all' | 'none' | undefined
  /**
   * Whether its history stands at its end, or in a tab of its own where there are tabs: who changed what and when, as far as the
   * source has versions.
   * @default 'shown'
   */
  history?: 'shown' | 'none' | undefined
  /**
   * How the record is removed: after a question, after its name was typed, or at once. The last is for a host that offers to
   * undo it in `onRemoved`, by the source's `restore`; it needs a `ToastRegion` on the page.
   * @default the entity's `removal`, or else 'asked'
   */
  removal?: 'asked' | 'typed' | 'undone' | undefined
  /** The list that the person came from: leads to the record before and to the one after. @default no such way */
  openedFrom?: OpenedFrom | undefined
  /** Called once the record is removed. */
  onRemoved?: ((record: RecordBy<F>) => void) | undefined
}
