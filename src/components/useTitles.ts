'use client'

import { use, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { RecordId } from '../data/DataSource'
import { own } from '../internal/own'
import { useLocaleWith } from '../internal/useLocaleWith'
import { titleTexts } from '../messages/components/titleTexts'
import type { Entity } from '../spec/entities/Entity'
import { isTemporaryId } from '../spec/entities/temporaryId'
import { namesInTemplate, subtitleOf, titleOf } from '../spec/entities/titleOf'
import type { Fields } from '../spec/fields/fields'
import { entityNounOf } from '../spec/labels/labels'
import { localize } from '../spec/labels/LocalizedText'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'
import { ownValue } from '../spec/values/ownValue'
import { loaderOf, ReferenceContext, type ReferenceTarget, type ReferenceTargets } from './useReference'

/** The parts of an entity that name its records. */
type Titled<F extends Fields> = Pick<
  Entity<F>,
  'id' | 'title' | 'titleTemplate' | 'subtitle' | 'fields' | 'labels' | 'nouns'
>

/** A record with its entity. */
export type TitledRecord = readonly [entity: Titled<Fields>, record: object]

/** Return the title of a record, or the text beside it; see `useTitlesOf`. */
export type TitleIn = <F extends Fields>(
  entity: Titled<F>,
  record: object,
  part?: TitlePart,
) => string | undefined

export type TitlePart = 'title' | 'subtitle'

/** A record that a title or a value speaks of, by the name of its entity. */
export type Named = readonly [to: string, id: RecordId]

const none: readonly TitledRecord[] = []

/**
 * The titles of records with those of the records that they refer to: "Gull at Denver". These are read with all other titles on the
 * page; until then, and where they cannot be read, a title is the record's own. One that waits to be made is "New loan" without one.
 *
 * @param drawn a title among them that comes later draws again; of any other record the title is as far as it is known when asked for
 */
export function useTitlesOf(drawn: readonly TitledRecord[] = none): TitleIn {
  const { locale, t } = useLocaleWith(titleTexts)
  const targets = use(ReferenceContext)
  const named = JSON.stringify(drawn.flatMap(([entity, record]) => namedIn(entity, record, locale)))
  const subscribe = useCallback(
    (listener: () => void) =>
      listenToAll(named, targets, (target, id) => loaderOf(target).subscribe(id, listener)),
    [named, targets],
  )
  const known = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readNamed(named).map((one) => [one, ownTitle(...one, { targets, locale })])),
    () => '[]',
  )
  return useMemo(() => {
    const entries = JSON.parse(known) as readonly [Named, string | null][]
    const titles = new Map(entries.map(([one, title]) => [JSON.stringify(one), title ?? undefined]))
    const referenceTitle = (to: string, id: unknown) => {
      const key = JSON.stringify([to, id])
      return titles.has(key) ? titles.get(key) : ownTitle(to, id, { targets, locale })
    }
    return (entity, record, part = 'title') => {
      const titleOfField = (name: string, id: unknown) => {
        const field = own(entity.fields, name)
        return field?.kind === 'reference' ? referenceTitle(field.to, id) : undefined
      }
      if (part === 'subtitle') return subtitleOf(entity, record, locale, titleOfField)
      const title = titleOf(entity, record, locale, titleOfField)
      const isNew = title === undefined && isTemporaryId(ownValue(record, entity.id))
      return isNew ? t('title.new', { entity: entityNounOf(entity, locale) }) : title
    }
  }, [known, locale, targets, t])
}

/** The titles of records of one entity; see `useTitlesOf`. */
export function useTitles<F extends Fields>(
  entity: Titled<F>,
  drawn: readonly object[] = noRecords,
): (record: object, part?: TitlePart) => string | undefined {
  const titleIn = useTitlesOf(drawn.map((record) => [entity as unknown as Titled<Fields>, record]))
  return useCallback((record: object, part?: TitlePart) => titleIn(entity, record, part), [titleIn, entity])
}

const noRecords: readonly object[] = []

interface TitleContext {
  readonly locale: string
  readonly targets: ReferenceTargets
}

/** Wait until the records are read that titles speak of, or cannot be. */
export async function titlesRead<F extends Fields>(
  entity: Titled<F>,
  records: readonly object[],
  { locale, targets }: TitleContext,
): Promise<void> {
  const named = records.flatMap((record) => namedIn(entity, record, locale))
  await Promise.all(named.map(([to, id]) => recordRead(to, id, targets)))
}

/** Listen to a record and to those that its title speaks of, which are asked for once it is there. Returns how to stop. */
export function subscribeToTitle(
  target: ReferenceTarget,
  id: RecordId,
  context: TitleContext,
  listener: () => void,
): () => void {
  const loader = loaderOf(target)
  const askFurther = () => {
    const loaded = loader.get(id)
    if (loaded.status !== 'ready') return
    if (namedIn(target.entity, loaded.record, context.locale).length === 0) return
    void titlesRead(target.entity, [loaded.record], context).then(listener)
  }
  const stop = loader.subscribe(id, () => {
    listener()
    askFurther()
  })
  askFurther()
  return stop
}

function recordRead(to: string, id: RecordId, targets: ReferenceTargets): Promise<void> {
  const target = own(targets, to)
  if (!target) return Promise.resolve()
  const loader = loaderOf(target)
  const isThere = () => loader.get(id).status !== 'loading'
  return new Promise((resolve) => {
    const stop = loader.subscribe(id, () => isThere() && end())
    const end = () => {
      stop()
      resolve()
    }
    if (isThere()) end()
  })
}

/** Named records are compared as a text, so that they are the same as long as nothing in them changes. */
export const readNamed = (named: string) => JSON.parse(named) as readonly Named[]

/** Listen to each of the named records that a provider knows. Returns how to stop. */
export function listenToAll(
  named: string,
  targets: ReferenceTargets,
  listenTo: (target: ReferenceTarget, id: RecordId) => () => void,
): () => void {
  const stops = readNamed(named).flatMap(([to, id]) => {
    const target = own(targets, to)
    return target ? [listenTo(target, id)] : []
  })
  return () => stops.forEach((stop) => stop())
}

function namedIn<F extends Fields>(entity: Titled<F>, record: object, locale: string): readonly Named[] {
  const { title, titleTemplate, subtitle } = entity
  const names = titleTemplate === undefined ? [] : namesInTemplate(localize(titleTemplate, locale))
  const told = [title, subtitle].filter((name) => name !== undefined)
  return [...names, ...told].flatMap((name): Named[] => {
    const [field, id] = [own(entity.fields, name), ownValue(record, name)]
    return field?.kind === 'reference' && isTextOrNumber(id) ? [[field.to, id]] : []
  })
}

/** The title of a record that another refers to, as far as it has been read. */
function ownTitle(to: string, id: unknown, { targets, locale }: TitleContext): string | undefined {
  const target = own(targets, to)
  if (!target || !isTextOrNumber(id)) return undefined
  const loaded = loaderOf(target).get(id)
  return loaded.status === 'ready' ? titleOf(target.entity, loaded.record, locale) : undefined
}
