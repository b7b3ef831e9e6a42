'use client'

import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { useTitles } from '../../components/useTitles'
import type { RecordId } from '../../data/DataSource'
import type { QueuedWrite, WriteQueue } from '../../data/queue/QueuedWrite'
import { isMendable } from '../../data/queue/shownRows'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'
import { andList } from '../../messages/listText'
import { labelOf } from '../../spec/labels/labels'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { entityLinks } from '../product/entityLinks'
import { hrefIn } from '../product/hrefIn'
import { useProduct } from '../product/useProduct'
import { problemMessages } from '../product/problemMessages'
import { isMissing } from '../../spec/values/isMissing'
import { valueWords } from '../source/valueWords'
import { idOf } from '../source/listState'
import { useQueueState } from '../source/useQueueState'

export interface WaitingNewsProps<F extends Fields> {
  entity: Entity<F>
  /** The writes that wait, where the source keeps such. */
  queue: WriteQueue | undefined
  errors: ErrorCatalogue | undefined
  /** Tells of the writes of this record alone. @default of all */
  id?: RecordId | undefined
}

/** How many changes wait for a connection, and those that came back rejected, one after the other to decide. */
export function WaitingNews<F extends Fields>({ entity, queue, errors, id }: WaitingNewsProps<F>) {
  const { t, locale } = useLocale()
  const { status, ...all } = useQueueState(queue)
  const isAbout = (write: QueuedWrite) => id === undefined || String(write.id) === String(id)
  const [waiting, rejected] = [all.waiting.filter(isAbout), all.rejected.filter(isAbout)]
  const [first] = rejected
  const record = first && queue?.known().find((one) => String(idOf(one, entity.id)) === String(first.id))
  const titleIn = useTitles(entity, record ? [record] : none)
  // On its own page it is known which record is meant.
  const title = id === undefined && record ? titleIn(record) : undefined
  const editHref = useEditHref(entity.name, first)
  return (
    <>
      {waiting.length > 0 && !first && (
        <Banner
          title={t('queue.waiting', { count: waiting.length })}
          actions={
            <Button pending={status === 'sending'} onClick={() => void queue?.send()}>
              {t('queue.send')}
            </Button>
          }
        >
          {t('queue.waitingText')}
        </Banner>
      )}
      {first?.problem && (
        <Banner
          // Another one is other news.
          key={first.key}
          tone="danger"
          title={t('queue.rejected', { count: rejected.length })}
          actions={
            <>
              {editHref !== undefined && <Button href={editHref}>{t('detail.edit')}</Button>}
              {first.method !== 'create' && (
                <Button onClick={() => void queue?.retry(first.key)}>{t('queue.retry')}</Button>
              )}
              <Button variant="secondary" onClick={() => void queue?.discard(first.key)}>
                {t('queue.discard')}
              </Button>
            </>
          }
        >
          {title !== undefined && `${title} · `}
          {t('value.label', { label: wordsOf(entity, first, t, locale) })}
          {problemMessages(first.problem, t, errors)}
        </Banner>
      )}
    </>
  )
}

/** The form in which values that were rejected are mended, where the product has one. */
function useEditHref(entity: string, write: QueuedWrite | undefined): string | undefined {
  const state = useProduct()
  if (!state?.router || !write || !isMendable(write)) return undefined
  const path = entityLinks(state.product, entity, state.role).edit?.(write.id)
  return path === undefined ? undefined : hrefIn(state.router, path)
}

/** The fields that were to be changed, or what else was to be done. */
function wordsOf(
  { fields, transitions }: Entity,
  write: QueuedWrite,
  t: ReturnType<typeof useLocale>['t'],
  locale: string,
): string {
  const { method, name, values } = write
  if (method === 'remove') return t('detail.remove')
  const transition = own(transitions, name)
  if (transition && name !== undefined) return labelOf(transition, name, locale)
  // Of many values that were sent, those that the source speaks of.
  const rejected = new Set(write.problem?.issues?.map(({ path }) => path[0]))
  const sent = Object.entries(values)
  const told = sent.filter(([one]) => rejected.has(one))
  const labels = (told.length > 0 ? told : sent).map(([one, value]) => {
    const field = fields[one]
    if (!field) return one
    const label = labelOf(field, one, locale)
    // The record is shown as another person has changed it: what is to be saved over it stands here.
    const isTold = write.problem?.status === 412 && !field.sensitive && toldKinds.has(field.kind)
    const text = isTold && !isMissing(value) ? valueWords(field, value, { t, locale }) : ''
    return text !== '' && text.length <= longestTold ? t('queue.value', { label, value: text }) : label
  })
  return andList(labels, locale)
}

/** Longer texts would hide what can be done. */
const longestTold = 60

/** Kinds whose values are said in a few words. */
const toldKinds: ReadonlySet<Field['kind']> = new Set([
  'text',
  'choice',
  'boolean',
  'integer',
  'number',
  'percent',
  'decimal',
  'money',
  'date',
  'time',
  'instant',
  'duration',
])

const none: readonly object[] = []
