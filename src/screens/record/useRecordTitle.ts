'use client'

import { use, useCallback, useSyncExternalStore } from 'react'
import { loaderOf, ReferenceContext, type ReferenceTarget } from '../../components/useReference'
import type { RecordId } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import { namesInTemplate, titleOf } from '../../spec/entities/titleOf'
import type { Fields } from '../../spec/fields/fields'
import { localize } from '../../spec/labels/LocalizedText'
import { ownValue } from '../../spec/values/ownValue'
import { isTextOrNumber } from '../../spec/values/isTextOrNumber'

/**
 * The title of a record with those of the records that it refers to: "Gull at Denver". They are read with all other titles on the
 * page; until then, and where they cannot be read, it is the title alone.
 */
export function useRecordTitle<F extends Fields>(
  entity: Entity<F>,
  record: RecordBy<F> | undefined,
): string | undefined {
  const { locale } = useLocale()
  const targets = use(ReferenceContext)
  const named = record ? referencesIn(entity, record, locale, targets) : none
  const key = JSON.stringify(named.map(({ field, id }) => [field, id]))
  const subscribe = useCallback(
    (listener: () => void) => {
      const wanted = JSON.parse(key) as readonly [field: string, id: RecordId][]
      const stops = wanted.flatMap(([field, id]) => {
        const target = targetOf(entity, field, targets)
        return target ? [loaderOf(target).subscribe(id, listener)] : []
      })
      return () => stops.forEach((stop) => stop())
    },
    [entity, targets, key],
  )
  const titleIn = () =>
    record &&
    titleOf(entity, record, locale, (field, id) => referenceTitle(entity, field, id, { targets, locale }))
  return useSyncExternalStore(subscribe, titleIn, () => record && titleOf(entity, record, locale))
}

type Targets = Readonly<Record<string, ReferenceTarget>>

interface NamedReference {
  readonly field: string
  readonly id: RecordId
}

const none: readonly NamedReference[] = []

/** The title of a record that another refers to, as far as it has been read. */
function referenceTitle<F extends Fields>(
  entity: Entity<F>,
  field: string,
  id: unknown,
  { targets, locale }: { targets: Targets; locale: string },
): string | undefined {
  const target = targetOf(entity, field, targets)
  if (!target || !isTextOrNumber(id)) return undefined
  const loaded = loaderOf(target).get(id)
  return loaded.status === 'ready' ? titleOf(target.entity, loaded.record, locale) : undefined
}

function referencesIn<F extends Fields>(
  entity: Entity<F>,
  record: object,
  locale: string,
  targets: Targets,
): readonly NamedReference[] {
  if (entity.titleTemplate === undefined) return none
  return namesInTemplate(localize(entity.titleTemplate, locale)).flatMap((field): NamedReference[] => {
    const id = ownValue(record, field)
    return isTextOrNumber(id) && targetOf(entity, field, targets) ? [{ field, id }] : []
  })
}

function targetOf<F extends Fields>(
  entity: Entity<F>,
  name: string,
  targets: Targets,
): ReferenceTarget | undefined {
  const field = entity.fields[name]
  return field?.kind === 'reference' ? own(targets, field.to) : undefined
}
