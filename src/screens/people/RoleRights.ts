/** The rights of one role, in words. */
export interface RoleRights {
  /** Its name in the declaration. */
  readonly role: string
  readonly label: string
  readonly description?: string | undefined
  readonly entities: readonly EntityRights[]
  /** Whether it may change the role of people: who loses that cannot take it back. */
  readonly changesRoles: boolean
}

/** The rights of a role on the records of one entity. */
export interface EntityRights {
  /** The name of the entity. */
  readonly entity: string
  /** Several of its records in a heading: "Invoices". */
  readonly label: string
  /** Its actions, in the order of the declaration; undefined where rights are not declared. */
  readonly actions: readonly ActionRight[] | undefined
  /** The fields that it does not see. */
  readonly hidden: readonly string[]
  /** The fields that it changes never, or under conditions, though it changes the others. */
  readonly kept: readonly FieldRight[]
}

/** An action that a role may take. */
export interface ActionRight {
  /** Tells it from all other actions: `invoice.remove`, `invoice.transition.send`. */
  readonly key: string
  /** The action in a word: "remove". */
  readonly label: string
  /** When, as parts of a sentence that all hold: "only while status is draft". None is always. */
  readonly conditions: readonly string[]
}

/** A field that a role does not change as it changes the others. */
export interface FieldRight {
  readonly field: string
  readonly label: string
  /** Under which conditions it is changed all the same; undefined where it never is. */
  readonly conditions: readonly string[] | undefined
}

/** Something that people may do, to ask who may. */
export interface PeopleAction {
  /** As in `ActionRight`. */
  readonly key: string
  /** "Remove invoices". */
  readonly label: string
  /** The entity in a heading: "Invoices". */
  readonly group: string
}
