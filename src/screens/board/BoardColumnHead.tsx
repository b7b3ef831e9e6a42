'use client'

import { Badge } from '../../components/Badge'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishBoard } from '../../messages/englishBoard'
import { writeNumber } from '../../messages/writeNumber'
import type { BoardColumn } from './BoardColumn'

interface BoardColumnHeadProps {
  column: BoardColumn
  /** How many cards it has; undefined where that is not known. */
  count: number | undefined
  id: string
  level: 2 | 3 | 4
  drop: string | undefined
}

/** Names a column, and says how many cards it has, of how many. */
export function BoardColumnHead({ column, count, id, level, drop }: BoardColumnHeadProps) {
  const { t, locale } = useScreenLocale(englishBoard)
  const { label, tone, limit } = column
  const over = limit !== undefined && count !== undefined && count > limit ? count - limit : 0
  const Heading = `h${level}` as const
  return (
    <div className="sw-Board-head" data-column={column.id} data-drop={drop} data-full={over > 0 || undefined}>
      <Heading className="sw-Board-title" id={id}>
        {tone === undefined ? label : <Badge tone={tone}>{label}</Badge>}
      </Heading>
      {count !== undefined && (
        <span className="sw-Board-count">
          {limit === undefined ? writeNumber(count, locale) : t('board.count', { count, limit })}
        </span>
      )}
      {over > 0 && <span className="sw-Board-over">{t('board.overLimit', { count: over })}</span>}
    </div>
  )
}
