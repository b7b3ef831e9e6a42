'use client'

import { useMemo } from 'react'
import type { Problem } from '../../data/problems'
import { useLocale } from '../../internal/locale'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { kindOf, useReadParts } from '../source/useReadParts'
import { createTrashReader } from './trashReader'
import { keptDays, trashItems } from './trashItems'
import type { TrashItem, TrashKind, TrashStatus, TrashTarget } from './trashState'
import { type TrashActions, useTrashActions } from './useTrashActions'
import { useTrashTargets } from './useTrashTargets'
import { type TitledRecord, useTitlesOf } from '../../components/useTitles'

export interface TrashOptions {
  /**
   * The entities whose removed records are shown; an array that stays the same as long as it is meant.
   * @default in a product every entity that the role may remove and whose source keeps a trash
   */
  targets?: readonly TrashTarget[] | undefined
  /** The name of the entity whose removed records are shown alone. @default all of them */
  only?: string | undefined
  /** The words for failed calls. @default the product's */
  errors?: ErrorCatalogue | undefined
}

export interface Trash extends TrashActions {
  readonly status: TrashStatus
  /** The last removed first. */
  readonly items: readonly TrashItem[]
  /** The entities, in the order given. */
  readonly kinds: readonly TrashKind[]
  /** The entities that gave no answer. */
  readonly failed: readonly TrashKind[]
  /** For how many days records are kept, where it is the same for all. */
  readonly days: number | undefined
  /** Why nothing, or not all, could be read. */
  readonly problem: Problem | undefined
  /** Asks those again that gave no answer. */
  readonly onRetry: () => void
  /** Shows older ones; undefined when all are shown. */
  readonly onShowMore: (() => void) | undefined
}

/** The removed records of several entities: what there is, and what can be done with it. */
export function useTrash({ targets: given, only, errors }: TrashOptions = {}): Trash {
  const { locale } = useLocale()
  const targets = useTrashTargets(given, only)
  const read = useReadParts(createTrashReader, targets, errors)
  const { reader, parts, failed, problem, onRetry, onShowMore } = read
  const titleIn = useTitlesOf(
    parts.flatMap(({ target, found }) => found.map(({ record }): TitledRecord => [target.entity, record])),
  )
  const items = useMemo(() => trashItems(parts, titleIn), [parts, titleIn])
  const actions = useTrashActions({ reader, parts, items })
  return {
    ...actions,
    status: targets.length === 0 ? 'forbidden' : read.getStatus(items.length),
    items,
    kinds: targets.map((target) => kindOf(target, locale)),
    failed: failed.map((target) => kindOf(target, locale)),
    days: keptDays(items),
    problem,
    onRetry,
    onShowMore,
  }
}
