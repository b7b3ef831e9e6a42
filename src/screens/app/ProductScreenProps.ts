import type { ReactNode } from 'react'
import type { DataSource, RecordId } from '../../data/DataSource'
import type { Entity } from '../../spec/entities/Entity'
import type { MatchedScreen } from '../../spec/product/screenPaths'
import type { ScreenPropsByName } from './entityScreenProps'
import type { ProductState } from '../product/ProductContext'
import type { FormDraftOptions } from '../form/RecordForm'
import type { EntityLinks } from '../product/entityLinks'
import type { Router } from '../product/Router'

export interface ProductScreenProps {
  /** State shared by the screens of the product. */
  state: ProductState & { readonly router: Router }
  /** The screen, and the parameters of its path. */
  match: MatchedScreen
  /** The name of the screen in navigation: its title in the product, or else what it shows. */
  label: string
  /** The address as it was when this screen was at hand: it may leave while the next one is there. */
  address: string
  /** The way here. */
  breadcrumbs: ReactNode
  /** Whether a person came here from another screen. */
  autoFocus: boolean
  /** How forms keep what is written; absent where they keep nothing. */
  draft?: FormDraftOptions | undefined
  /** The host's own props for this screen. */
  given: object | undefined
  /** The host's own props for the screens of the product, by name: a screen may stand beside another. */
  givenTo?: ScreenPropsByName | undefined
  /** Closes the drawer or the dialog that the screen stands in. */
  onClose?: (() => void) | undefined
}

/** Props of a screen of an entity's records. */
export interface ProductRecordProps extends ProductScreenProps {
  /** The title of the screen in the product, if it has one. */
  title: string | undefined
  /** The kind of the records. */
  entity: Entity
  /** Where they come from. */
  source: DataSource
  /** The record that the screen is about. */
  id: RecordId | undefined
  /** The paths to the other screens of the entity. */
  links: EntityLinks
  /** Whether the code of a record's page has come. @default true */
  isPageLoaded?: (() => boolean) | undefined
}
