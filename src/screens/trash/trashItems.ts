import { daysBetween } from '../../spec/values/daysBetween'
import type { RecordId } from '../../data/DataSource'
import { own } from '../../internal/own'
import { itemsOf, ownValue } from '../../spec/values/ownValue'
import { laterFirst, momentOf, readBackTo } from '../source/createPartsReader'
import type { TrashPart } from './trashReader'
import type { TrashItem } from './trashState'
import type { TitleIn } from '../../components/useTitles'

/**
 * The removed records of all entities, the last removed first. What is older than the oldest one read of an entity that has more is
 * left out until that has been read on, so that nothing comes in between later.
 */
export function trashItems(parts: readonly TrashPart[], titleIn: TitleIn): readonly TrashItem[] {
  const known = new Set(
    parts.flatMap(({ target: { entity }, found }) =>
      found.map(({ record }) => keyOf(entity.name, ownValue(record, entity.id) as RecordId)),
    ),
  )
  const bound = readBackTo(parts)
  return parts
    .flatMap((part) => itemsOfPart(part, known, titleIn))
    .filter(({ at }) => momentOf(at) >= bound)
    .toSorted((one, other) => laterFirst(one.at, other.at))
}

function itemsOfPart(
  { target, found }: TrashPart,
  known: ReadonlySet<string>,
  titleIn: TitleIn,
): readonly TrashItem[] {
  const { entity, source, getReason } = target
  return found.map(({ record, at, by, until }) => {
    const id = ownValue(record, entity.id) as RecordId
    return {
      key: keyOf(entity.name, id),
      id,
      kind: entity.name,
      title: titleIn(entity, record) ?? String(id),
      subtitle: titleIn(entity, record, 'subtitle'),
      at,
      by,
      until,
      restoreReason: getReason?.(record, 'restore'),
      purgeReason: getReason?.(record, 'purge'),
      restores: source.restore !== undefined,
      purges: source.purge !== undefined,
      needs: entity.fieldNames
        .flatMap((name) => {
          const field = own(entity.fields, name)
          if (field?.kind !== 'reference') return []
          const value = ownValue(record, name)
          return (itemsOf(value) ?? [value]).map((one) => keyOf(field.to, one as RecordId))
        })
        .filter((key) => known.has(key)),
    }
  })
}

/** All that has to come back before some records can, those first that others refer to. What is asked for itself stands last. */
export function inOrderOfNeed(asked: readonly TrashItem[], all: readonly TrashItem[]): readonly TrashItem[] {
  const byKey = new Map([...all, ...asked].map((item) => [item.key, item]))
  const ordered = new Map<string, TrashItem>()
  const seen = new Set<string>()
  const visit = (item: TrashItem) => {
    // Two records may refer to each other.
    if (seen.has(item.key)) return
    seen.add(item.key)
    for (const key of item.needs) {
      const needed = byKey.get(key)
      if (needed) visit(needed)
    }
    ordered.set(item.key, item)
  }
  for (const item of asked) visit(item)
  return [...ordered.values()]
}

/** For how many days records are kept, where it is the same for all of them. */
export function keptDays(items: readonly TrashItem[]): number | undefined {
  const days = new Set(
    items.map(({ at, until }) =>
      at === undefined || until === undefined ? undefined : daysBetween(at, until),
    ),
  )
  const [first] = days
  return days.size === 1 ? first : undefined
}

export const keyOf = (kind: string, id: RecordId) => `${kind} ${id}`
