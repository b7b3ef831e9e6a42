import type { ErrorCatalogue } from '../problems/ErrorCatalogue'
import type { Entity } from '../entities/Entity'
import type { LocalizedText } from '../labels/LocalizedText'
import type { SpecifiedWidget } from './SpecifiedWidget'

/**
 * The nine sections of a product specification. A section that is not given is not shown: nothing is enforced,
 * drawn or assumed in its place.
 */
export interface ProductDeclaration {
  /** 1. What the product does and for whom. */
  readonly purpose?: Purpose | undefined
  /** 2. Screens and routes, by name. */
  readonly screens?: { readonly [name: string]: SpecifiedScreen } | undefined
  /** 3, 4 and 5. What the product keeps records of: their fields, their states and transitions, their rules. */
  readonly entities?: readonly Entity[] | undefined
  /** 6. The roles that people have; their permissions stand in the `access` of each entity. */
  readonly roles?: { readonly [role: string]: SpecifiedRole } | undefined
  /** 7. The calls that the product makes, by the name of the entity: its source, or what that can do. */
  readonly calls?: { readonly [entity: string]: SpecifiedCalls } | undefined
  /** 8. The errors that calls can fail with, and the next step of a person. */
  readonly errors?: ErrorCatalogue | undefined
  /**
   * 9. Business constants and limits. `selection` and `export` are how many records a list lets people select and write to one
   * file, `job.export` those of one entity. One that is called as a field is (`photos`, `job.photos`) is that field's own, whose
   * rules have to say the same. Any other is for the code of the host and for the sheet of the specification.
   */
  readonly limits?: { readonly [name: string]: Limit } | undefined
}

export interface Purpose {
  /** One sentence. */
  readonly does: LocalizedText
  /** The people for whom it does so. */
  readonly for?: readonly LocalizedText[] | undefined
}

export interface SpecifiedScreen {
  /** As the router takes it, with parameters after colons: `/invoices/:id`. */
  readonly path: string
  readonly shows?:
    | 'list'
    | 'detail'
    | 'form'
    | 'import'
    | 'status'
    | 'compare'
    | 'wizard'
    | 'search'
    | 'calendar'
    | 'board'
    | 'tree'
    | 'overview'
    | 'settings'
    | 'specification'
    | 'trash'
    | 'history'
    | 'notifications'
    | 'people'
    | undefined
  /**
   * The name of the entity whose records it shows; a search, an overview, notifications, a specification and a status page have
   * none. A trash and a history may have one, else they are of all.
   */
  readonly entity?: string | undefined
  /** The id of the record that settings are about, where the path has no parameter for it. */
  readonly record?: string | number | undefined
  readonly title?: LocalizedText | undefined
  /** Heads its place in the navigation, together with those of the same group. @default it stands without a heading */
  readonly group?: LocalizedText | undefined
  /** The roles that may see it. @default every role */
  readonly roles?: readonly string[] | undefined
  /**
   * Where it is shown: on a page of its own, or over the page that a person comes from. Its address names it all the same.
   * A `peek` is for the record of a list: it stands beside its list, and has a page of its own as well. So does one `beside`, which
   * shares the page with its list, and in a narrow window takes its place.
   * @default 'page'
   */
  readonly presentation?: 'page' | 'drawer' | 'dialog' | 'peek' | 'beside' | undefined
  /** The fields by which a calendar puts records on their days, and in columns. @default the first field that is a date */
  readonly dates?: CalendarDates | undefined
  /** The field by which a tree puts records below others: a reference to the same entity. @default the first such field */
  readonly parent?: string | undefined
  /**
   * The field that holds the role of a person, on a screen of people: one of several options, of which each is a role of the product.
   * @default the first such field
   */
  readonly roleField?: string | undefined
  /** The parts of an overview, by name, in the order in which they stand. One whose entity the role may not list is absent. */
  readonly widgets?: { readonly [name: string]: SpecifiedWidget } | undefined
}

/** The fields that say when a record is: a date, a range of dates or an instant, and one of the same kind for its end; and in which column. */
export interface CalendarDates {
  readonly start?: string | undefined
  readonly end?: string | undefined
  /**
   * The field whose values are the columns of a day: a choice, a boolean or a reference to one record, such as the vet whom an
   * appointment is with. @default one column
   */
  readonly columns?: string | undefined
}

export interface SpecifiedRole {
  /** @default the role's name */
  readonly label?: LocalizedText | undefined
  readonly description?: LocalizedText | undefined
  /**
   * The name of the screen on which people with it begin, where the product has none at `/` for them, and to which its name in the
   * header leads. @default the first screen that it may open
   */
  readonly start?: string | undefined
}

export type CallName = 'list' | 'get' | 'create' | 'update' | 'remove' | 'subscribe'

/** A `DataSource`, or a plain note of what one can do. Presence is capability. */
export type SpecifiedCalls = {
  // A method, so that sources of any record are taken.
  readonly [call in CallName]?: true | { call(...values: never[]): unknown }['call'] | undefined
} & {
  /** The search, order and filters that lists take. */
  readonly can?:
    | {
        readonly search?: boolean | undefined
        readonly sort?: readonly string[] | undefined
        readonly filter?: { readonly [field: string]: readonly string[] } | undefined
      }
    | undefined
}

export interface Limit {
  readonly value: number
  /** The unit of the value. Bytes are written as kilobytes and megabytes where people read them. */
  readonly unit?: 'bytes' | 'items' | 'seconds' | (string & {}) | undefined
  readonly label?: LocalizedText | undefined
  readonly description?: LocalizedText | undefined
}

/** A product specification, as it was declared: frozen, with the types of what it holds. */
export type Product<Declared extends ProductDeclaration = ProductDeclaration> = Readonly<Declared>
