'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { hasToastRegion, toast } from '../../components/toasts'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import { sentence } from '../../messages/sentence'
import type { RecordBy } from '../../spec/entities/Entity'
import { titleOf } from '../../spec/entities/titleOf'
import type { Fields } from '../../spec/fields/fields'
import { countedNounOf, entityLabelOf, labelOf } from '../../spec/labels/labels'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { Transition } from '../../spec/states/states'
import { problemSentences } from '../product/problemSentences'
import type { EntityAccess } from '../product/useEntityAccess'
import { useMyId } from '../product/useMyId'
import { claimUndo, type KeptUndo, noteOffered, readUndos } from '../source/keptUndos'
import { offerUndo } from './offerUndo'
import { stateText } from './stateText'

/**
 * Offer once more what the person may still take back of the records of a screen: the page was closed or loaded anew, or it is
 * another tab of theirs.
 */
export function useKeptUndos<F extends Fields>(
  access: EntityAccess<F>,
  errors: ErrorCatalogue | undefined,
): void {
  const person = useMyId()
  const { t, locale } = useLocale()
  const { entity } = access

  async function offer(undo: KeptUndo) {
    const { readTakeable, takeBack } = await loadTakeBack()
    const records = await readTakeable(access, undo)
    if (!records || !hasToastRegion() || !noteOffered(undo)) return
    offerUndo(wordsOf(undo, records), {
      t,
      source: access.source,
      ids: undo.ids,
      claim: () => claimUndo(undo.key),
      undo: () => {
        void takeBack(access, undo, records).then(({ records: done, total, problem }) => {
          const [first] = done
          if (done.length === total && first) return toast(undoneWords(undo, done, first))
          const failed =
            total === 1
              ? t('transition.notUndone', { label: wordsOf(undo, records) })
              : t('bulk.partly', { label: t('transition.undo'), done: done.length, total })
          const words = problem ? problemSentences(problem, { t, errors, failed }) : sentence(failed)
          return toast(words, { tone: 'danger' })
        })
      },
    })
  }

  /** Say what was done, without the values that are not kept. */
  function wordsOf({ transition, ids }: KeptUndo, records: readonly RecordBy<F>[]): string {
    const [first] = records
    const label = entityLabelOf(entity, locale)
    if (transition === undefined || !first) return t('product.removed', { title: label })
    if (ids.length === 1) return stateWords(first)
    const way = own<Transition>(entity.transitions, transition)
    return doneWords(labelOf(way ?? {}, transition, locale), ids.length)
  }

  const doneWords = (label: string, count: number) =>
    t('bulk.done', { label, count, records: countedNounOf(entity, count, locale) })

  function undoneWords({ transition }: KeptUndo, done: readonly RecordBy<F>[], first: RecordBy<F>): string {
    if (done.length > 1) return doneWords(t('transition.undo'), done.length)
    return transition === undefined
      ? t('product.restored', { title: titleOf(entity, first, locale) ?? entityLabelOf(entity, locale) })
      : stateWords(first)
  }

  function stateWords(record: RecordBy<F>): string {
    return t('transition.done', {
      title: titleOf(entity, record, locale) ?? entityLabelOf(entity, locale),
      state: stateText(entity, record, locale),
    })
  }

  const newest = useRef(offer)
  useLayoutEffect(() => {
    newest.current = offer
  })
  const { name } = entity
  useEffect(() => {
    let isLeft = false
    void readUndos(person, name).then((undos) => {
      if (!isLeft) for (const undo of undos) void newest.current(undo)
    })
    return () => {
      isLeft = true
    }
  }, [person, name])
}

/** Most pages have nothing to take back. */
const loadTakeBack = () => import('./takeBack')
