import type { Entity } from '../../spec/entities/Entity'
import { arrangeFields, type EntitySection } from '../../spec/entities/EntitySection'
import type { Fields } from '../../spec/fields/fields'
import { fail } from '../../internal/developerMessages'
import { own } from '../../internal/own'
import type { SettingsSaving } from './SettingsGroup'

/** How the groups of a page are saved: all alike, or by the name of their section. */
export type SettingsSavings = SettingsSaving | { readonly [section: string]: SettingsSaving }

/** One group of an entity's settings. */
export interface SettingsPart<F extends Fields> {
  /** The name of its section; fields that stand in none are the group `''`. */
  readonly id: string
  readonly section: EntitySection | undefined
  readonly names: readonly (keyof F & string)[]
  readonly saving: SettingsSaving
}

/** The groups of an entity's settings, each with how it is saved. */
export function settingsParts<F extends Fields>(
  entity: Entity<F>,
  names: readonly (keyof F & string)[],
  savings: SettingsSavings,
): readonly SettingsPart<F>[] {
  const sections = entity.sections as readonly EntitySection[] | undefined
  return arrangeFields({ fields: entity.fields, sections }, names).map(({ section, names: some }) => ({
    id: section?.name ?? '',
    section,
    names: some,
    saving: typeof savings === 'string' ? savings : (own(savings, section?.name ?? '') ?? 'bar'),
  }))
}

/** Throw for a group that is saved in a way of its own, and that the entity does not have. */
export function checkSavings(
  { name, sections = [] }: Pick<Entity, 'name' | 'sections'>,
  savings: SettingsSavings,
): void {
  if (typeof savings === 'string') return
  const known = ['', ...sections.map((section) => section.name)]
  const unknown = Object.keys(savings).find((each) => !known.includes(each))
  if (unknown === undefined) return
  fail(
    `the settings of “${name}” are to save a group “${unknown}”, but “${name}” has no such section, so that nothing is saved that way. Name one of its sections.`,
  )
}
