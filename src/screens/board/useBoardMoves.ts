'use client'

import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishBoard } from '../../messages/englishBoard'
import { own } from '../../internal/own'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { Transition } from '../../spec/states/states'
import type { EntityAccess } from '../product/useEntityAccess'
import { reasonText } from '../product/reasonText'
import { takesTransitions } from '../transition/runTransition'
import type { TransitionsState } from '../transition/useTransitions'
import type { BoardColumn, BoardMove } from './BoardColumn'
import { columnOf } from './boardColumns'
import { useFieldMoves } from './useFieldMoves'

interface MovingBoard<F extends Fields> {
  readonly access: EntityAccess<F>
  readonly transitions: TransitionsState<F>
  /** The choice whose values are the columns. */
  readonly field: string
  readonly columns: readonly BoardColumn[]
  /** How many cards a column has now; undefined where that is not known. */
  readonly countOf: (column: string) => number | undefined
  /** Whether a column takes no more than its limit. */
  readonly isLimitKept: boolean
  readonly errors: ErrorCatalogue | undefined
}

/** The ways of a card to other columns: its transitions, or the writing of its field. */
export function useBoardMoves<F extends Fields>(board: MovingBoard<F>) {
  const { access, transitions, field, columns, countOf, isLimitKept, errors } = board
  const { entity, source, can } = access
  const { t, locale } = useScreenLocale(englishBoard)
  const byTransition = entity.transitions !== undefined && entity.states?.field === field
  const writing = useFieldMoves(
    access,
    field,
    {
      movedText(title, value) {
        const column = columns.find(({ id }) => id === (value ?? ''))?.label ?? ''
        return t('board.moved', { title, column })
      },
    },
    errors,
  )
  const named: Readonly<Record<string, Transition>> = entity.transitions ?? {}
  const mayEver = byTransition
    ? Object.keys(named).some((transition) => can({ transition }).allowed)
    : writing.writes
  const moves = byTransition ? takesTransitions(entity, source) && mayEver : mayEver

  /** A way that is possible, unless the column is full: then it is warned of, or is none. */
  function within({ id, limit }: BoardColumn, onMove: (() => void) | undefined): Partial<BoardMove> {
    const count = countOf(id)
    if (limit === undefined || count === undefined || count < limit) return { onMove }
    if (isLimitKept) return { reason: t('board.full', { limit }) }
    return { onMove, warning: t('board.overLimit', { count: count + 1 - limit }) }
  }

  function transitionMoves(record: RecordBy<F>, from: BoardColumn | undefined): readonly BoardMove[] {
    const choices = transitions.choicesOf(record)
    const answers = access.transitionsOf(record)
    return columns
      .filter(({ id }) => id !== from?.id)
      .flatMap((column): readonly BoardMove[] => {
        const leads = choices.filter(({ name, onAction }) => onAction && own(named, name)?.to === column.id)
        if (leads.length > 0) {
          return leads.map(({ name, label, tone, onAction }) => ({
            id: name,
            column: column.id,
            label,
            tone,
            ...within(column, onAction),
          }))
        }
        const rejected = answers.find(
          (answer) => !answer.possible && answer.why !== 'state' && own(named, answer.name)?.to === column.id,
        )
        const reason =
          rejected && !rejected.possible
            ? reasonText(rejected.reason, locale)
            : t('board.noStep', { column: from?.label ?? '' })
        return [{ id: column.id, column: column.id, label: rejected?.label, reason }]
      })
  }

  function fieldMoves(record: RecordBy<F>, from: BoardColumn | undefined): readonly BoardMove[] {
    const mayNot = writing.reasonOf(record)
    return columns
      .filter(({ id }) => id !== from?.id)
      .map((column): BoardMove => {
        const way =
          mayNot === undefined
            ? within(column, () => writing.onMove(record, column.id === '' ? null : column.id))
            : { reason: mayNot }
        return { id: column.id, column: column.id, ...way }
      })
  }

  return {
    failed: writing.failed,
    /** Whether the role may move no card. */
    isReadOnly: byTransition ? !mayEver : !can('update').allowed,
    getMoves: moves
      ? (record: RecordBy<F>) => {
          const now = columnOf(record, field)
          const from = columns.find(({ id }) => id === now)
          return byTransition ? transitionMoves(record, from) : fieldMoves(record, from)
        }
      : undefined,
  }
}
