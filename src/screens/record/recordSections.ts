import { isEmptyValue } from '../../spec/values/isEmptyValue'
import type { Entity } from '../../spec/entities/Entity'
import { isSectionShown, sectionLabelOf } from '../../spec/entities/EntitySection'
import type { Fields } from '../../spec/fields/fields'
import { localize } from '../../spec/labels/LocalizedText'
import { ownValue } from '../../spec/values/ownValue'
import type { RecordSection } from './RecordSection'

/**
 * The sections of an entity as the page of a record has them. One that a form would not ask for is left out, unless the
 * record has a value for it all the same.
 */
export function recordSections<F extends Fields>(
  entity: Entity<F>,
  record: object | undefined,
  locale: string,
): readonly RecordSection[] {
  return (
    (entity as unknown as Entity).sections?.flatMap((section): RecordSection[] => {
      const isShown =
        section.when === undefined ||
        (record !== undefined &&
          (isSectionShown(section, record, entity.fields) ||
            section.fields.some((name) => !isEmptyValue(ownValue(record, name)))))
      if (!isShown) return []
      return [
        {
          id: section.name,
          title: sectionLabelOf(section, entity.fields, locale),
          description: section.description === undefined ? undefined : localize(section.description, locale),
          items: section.fields,
        },
      ]
    }) ?? []
  )
}

/** The fields that are in no section, or in one that is shown. */
export function namesInSight<Name extends string>(
  { sections = [] }: { readonly sections?: readonly { readonly fields: readonly string[] }[] | undefined },
  shown: readonly RecordSection[],
  names: readonly Name[],
): readonly Name[] {
  const placed = new Set(sections.flatMap(({ fields }) => fields))
  const inSight = new Set(shown.flatMap(({ items }) => items))
  return names.filter((name) => !placed.has(name) || inSight.has(name))
}
