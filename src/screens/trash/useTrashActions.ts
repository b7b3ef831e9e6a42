'use client'

import { useRef, useState } from 'react'
import { hasToastRegion, toast } from '../../components/toasts'
import { useAnnounce } from '../../internal/announce'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishTrash } from '../../messages/englishTrash'
import { newKey } from '../../internal/newKey'
import { isGone } from '../source/problemKinds'
import { runBulk } from '../source/runBulk'
import { askAgain } from '../source/sourceClient'
import { offersBefore } from '../source/undoOffers'
import type { TrashPart, TrashReader } from './trashReader'
import { inOrderOfNeed } from './trashItems'
import type { TrashFailure, TrashItem } from './trashState'

/** A question that is put to the person before something is done. */
export interface TrashQuestion {
  /** Whether records are brought back with those that they refer to, or removed for good. */
  readonly kind: 'restore' | 'purge'
  /** All that it is done with. */
  readonly items: readonly TrashItem[]
  /** Those that come along, because others refer to them. */
  readonly along: readonly TrashItem[]
}

/** Failures of an action, to be told. */
export interface TrashOutcome {
  readonly kind: 'restore' | 'purge'
  readonly failed: readonly TrashFailure[]
}

export interface TrashActions {
  /** Whether records are being brought back, removed, or read before all are. */
  readonly pending: boolean
  readonly question: TrashQuestion | undefined
  readonly outcome: TrashOutcome | undefined
  /** Brings records back; asks first where others have to come along. */
  readonly onRestore: (items: readonly TrashItem[]) => void
  /** Asks whether records are to be removed for good. */
  readonly onPurge: (items: readonly TrashItem[]) => void
  /** Asks the same of all that there is, shown or not. */
  readonly onEmpty: () => void
  /** Answers the question. */
  readonly onAnswer: (yes: boolean) => void
}

interface Known {
  readonly reader: TrashReader
  readonly parts: readonly TrashPart[]
  readonly items: readonly TrashItem[]
}

/** Bring removed records back, or remove them for good, one after the other, and tell of each how it ended. */
export function useTrashActions({ reader, parts, items }: Known): TrashActions {
  const { t } = useScreenLocale(englishTrash)
  const announce = useAnnounce()
  const [pending, setPending] = useState(false)
  const [question, setQuestion] = useState<TrashQuestion>()
  const [outcome, setOutcome] = useState<TrashOutcome>()
  const [wantsAll, setWantsAll] = useState(false)
  const keys = useRef(new Map<string, string>())

  // All are read now: how many there are is known, and asked.
  if (wantsAll && !parts.some(({ status, next }) => status !== 'failed' && next !== undefined)) {
    setWantsAll(false)
    setPending(false)
    setQuestion({ kind: 'purge', items: items.filter(canPurge), along: [] })
  }

  async function act(kind: TrashOutcome['kind'], all: readonly TrashItem[]) {
    setPending(true)
    setOutcome(undefined)
    const failed: TrashFailure[] = []
    const done: TrashItem[] = []
    const outcomes = await runBulk({
      records: all,
      // Restore records before those that refer to them.
      atOnce: kind === 'restore' ? 1 : 4,
      signal: new AbortController().signal,
      act: (item) => actOn(kind, item, parts, keyOfTry(keys.current, `${kind} ${item.key}`)),
    })
    for (const one of outcomes) {
      if (one.status === 'failed') failed.push({ item: one.record, problem: one.problem })
      else done.push(one.record)
    }
    // Removing it again later is another wish.
    for (const { key } of done) keys.current.delete(`${kind} ${key}`)
    // A record not there any more was brought back, or removed for good, by another way.
    for (const { kind: name, id } of [
      ...done,
      ...failed.filter(({ problem }) => isGone(problem)).map(({ item }) => item),
    ]) {
      const target = parts.find((part) => part.target.entity.name === name)?.target
      if (target) reader.drop(target, String(id))
    }
    for (const { target } of parts) {
      if (done.some((item) => item.kind === target.entity.name)) void askAgain(target.source)
    }
    setPending(false)
    setQuestion(undefined)
    setOutcome(failed.length > 0 ? { kind, failed } : undefined)
    const [first] = done
    if (!first) return
    const news = { count: done.length, title: first.title }
    const message = kind === 'restore' ? t('trash.restored', news) : t('trash.purged', news)
    if (hasToastRegion()) toast(message)
    else announce(message)
  }

  return {
    pending,
    question,
    outcome,
    onRestore(asked) {
      const ordered = inOrderOfNeed(asked, items)
      const along = ordered.filter((item) => !asked.includes(item))
      if (along.length === 0) void act('restore', ordered)
      else setQuestion({ kind: 'restore', items: ordered, along })
    },
    onPurge: (asked) => setQuestion({ kind: 'purge', items: asked.filter(canPurge), along: [] }),
    onEmpty() {
      setPending(true)
      setWantsAll(true)
      void reader.all()
    },
    onAnswer(yes) {
      if (yes && question) void act(question.kind, question.items)
      else if (!pending) setQuestion(undefined)
    },
  }
}

const canPurge = ({ purges, purgeReason }: TrashItem) => purges && purgeReason === undefined

async function actOn(
  kind: TrashOutcome['kind'],
  { kind: name, id }: TrashItem,
  parts: readonly TrashPart[],
  idempotencyKey: string,
): Promise<void> {
  const source = parts.find((part) => part.target.entity.name === name)?.target.source
  if (!source) return
  const withdrawOffers = offersBefore(source, [id])
  if (kind === 'restore') await source.restore?.(id, { idempotencyKey })
  else await source.purge?.(id, { idempotencyKey })
  withdrawOffers()
}

/** The same key for each try of one wish, so that it has one effect. */
function keyOfTry(keys: Map<string, string>, wish: string): string {
  const key = keys.get(wish) ?? newKey()
  keys.set(wish, key)
  return key
}
