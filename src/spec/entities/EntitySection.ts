import { own } from '../../internal/own'
import { evaluate, type When } from '../conditions/When'
import { withComputed } from '../fields/computedValue'
import type { Field, Fields } from '../fields/Field'
import { follows, isInForm } from '../fields/isInForm'
import { labelOf } from '../labels/labels'
import { localize, type LocalizedText } from '../labels/LocalizedText'

/** Fields of an entity that belong together: they stand below one heading of a form, or are one step of a form in steps. */
export interface EntitySection<F extends Fields = Fields> {
  /** The name in code and addresses: `flight`. */
  readonly name: string
  /** Its heading. @default the label of its field, where it has only one */
  readonly label?: LocalizedText | undefined
  /** A sentence below the heading: why it is asked, what to have at hand. */
  readonly description?: LocalizedText | undefined
  /** Its fields, in this order. */
  readonly fields: readonly (keyof F & string)[]
  /** So many fields stand side by side where there is room. @default 1 */
  readonly columns?: 1 | 2 | 3 | undefined
  /** A person may leave all of it empty, and is told so. @default false */
  readonly optional?: boolean | undefined
  /**
   * Its only field is a list. A form in steps asks for its items one by one, each on a page of its own, and after each
   * whether there is another. @default false
   */
  readonly addAnother?: boolean | undefined
  /** Asked only while this holds for what was entered. @default always */
  readonly when?: When<F> | undefined
}

/** A section as a form asks for it: the condition of a step of a host's own may be code. */
export interface AskedSection extends Omit<EntitySection, 'when'> {
  /** Asked only while this holds for what was entered: a condition on fields, or a function of all values. @default always */
  readonly when?: When | ((values: Readonly<Record<string, unknown>>) => boolean) | undefined
}

/** The part of an entity that its sections need. */
export interface Sectioned {
  readonly fields: Fields
  readonly sections?: readonly EntitySection[] | undefined
}

/** The section's heading: its label, or else that of its only field. */
export function sectionLabelOf(
  section: Pick<EntitySection, 'name' | 'label' | 'fields'>,
  fields: Fields,
  locale?: string,
): string {
  if (section.label !== undefined) return localize(section.label, locale)
  const [name = section.name] = section.fields
  return labelOf(own(fields, name) ?? {}, name, locale)
}

/**
 * The only field of a section whose label is the heading: to be read twice it would say nothing more. A part of several controls, and
 * a box to tick beside its label, have labels of their own.
 */
export function questionOf(
  section: Pick<EntitySection, 'name' | 'label' | 'fields'>,
  fields: Fields,
  locale?: string,
): Field | undefined {
  const field = namesakeOf(section, fields, locale)
  return field && !severalControls.has(field.kind) ? field : undefined
}

/** Return the only field of a section, where its label is the heading too. */
export function namesakeOf(
  section: Pick<EntitySection, 'name' | 'label' | 'fields'>,
  fields: Fields,
  locale?: string,
): Field | undefined {
  const [name = '', another] = section.fields
  const field = another === undefined ? own(fields, name) : undefined
  return field && sectionLabelOf(section, fields, locale) === labelOf(field, name, locale) ? field : undefined
}

const severalControls: ReadonlySet<Field['kind']> = new Set(['boolean', 'group', 'list', 'map', 'variant'])

/** Whether the section is asked for, as the values are now. */
export function isSectionShown({ when }: AskedSection, values: object, fields: Fields): boolean {
  if (typeof when === 'function') return when(values as Readonly<Record<string, unknown>>)
  return when === undefined || evaluate(when, withComputed(fields, values), { fields })
}

/** The sections that are asked for, as the values are now. */
export function shownSections<S extends AskedSection>(
  { fields, sections }: { readonly fields: Fields; readonly sections?: readonly S[] | undefined },
  values: object,
): readonly S[] {
  return (sections ?? []).filter((section) => isSectionShown(section, values, fields))
}

/**
 * The values without those of sections, or steps, that are not asked for: what somebody entered before they chose another way
 * through the form is not sent.
 */
export function omitHidden<V extends object>(
  entity: { readonly fields: Fields; readonly sections?: readonly AskedSection[] | undefined },
  values: V,
): Partial<V> {
  const shown = new Set(shownSections(entity, values))
  const hidden = new Set(
    (entity.sections ?? []).flatMap((section) => (shown.has(section) ? [] : section.fields)),
  )
  if (hidden.size === 0) return values
  return Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.has(name))) as Partial<V>
}

/** Fields in their sections; those that are in none come first and have no section. */
export interface ArrangedFields {
  readonly section: EntitySection | undefined
  readonly names: readonly string[]
}

/**
 * Arrange fields by the entity's sections, and leave out what is empty then. Of those that the server makes only what follows from what
 * is filled in has a place: that of its section, where there are some.
 */
export function arrangeFields(
  { fields, sections = [] }: Sectioned,
  names: readonly string[],
): readonly ArrangedFields[] {
  const asked = names.filter((name) => isInForm(own(fields, name)))
  const placed = new Set(sections.flatMap((section) => section.fields))
  const isLeft = (name: string) => !placed.has(name) && (sections.length === 0 || !follows(own(fields, name)))
  const arranged: readonly ArrangedFields[] = [
    { section: undefined, names: asked.filter(isLeft) },
    ...sections.map((section) => ({ section, names: section.fields.filter((name) => asked.includes(name)) })),
  ]
  return arranged.filter((one) => one.names.length > 0)
}
