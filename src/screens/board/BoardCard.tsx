'use client'

import { type KeyboardEvent, memo, type PointerEvent, type ReactNode, useId } from 'react'
import { Link } from '../../components/Link'
import { DotsMenu } from '../../components/DotsMenu'
import type { MenuAction } from '../../components/MenuItems'
import type { RecordId } from '../../data/DataSource'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishBoard } from '../../messages/englishBoard'
import { handleLinkClick } from '../product/handleLinkClick'

/** Actions on any card; the same for as long as the board is there. */
export interface CardActions<R> {
  readonly onFocus: (cell: string, index: number) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, record: R, cell: string, index: number) => void
  readonly onPointerDown: (event: PointerEvent<HTMLElement>, record: R, column: string) => void
  readonly onOpen: (record: R) => void
  /** The ways of a card as entries of its menu. */
  readonly getMenu: (record: R) => readonly MenuAction[]
}

interface BoardCardProps<R> {
  record: R
  id: RecordId
  title: string
  /** The cell in which it stands, and where. */
  cell: string
  column: string
  index: number
  href: string | undefined
  /** Whether Tab leads to it. */
  active: boolean
  lifted: boolean
  changed: boolean
  /** Whether it can be moved at all. */
  moves: boolean
  opens: boolean
  renderCard: ((record: R) => ReactNode) | undefined
  actions: CardActions<R>
}

/** One record as a card, drawn again only when it is another. */
export const BoardCard = memo(DrawnCard) as typeof DrawnCard

function DrawnCard<R extends object>(props: BoardCardProps<R>) {
  const { record, id, title, cell, column, index, href, active, lifted, changed, moves, opens } = props
  const { renderCard, actions } = props
  const { t } = useScreenLocale(englishBoard)
  const titleId = useId()
  const open = opens ? handleLinkClick(() => actions.onOpen(record)) : undefined
  return (
    <div
      role="row"
      className="sw-Board-card"
      data-card={id}
      data-lifted={lifted || undefined}
      data-changed={changed || undefined}
      data-moves={moves || undefined}
      aria-labelledby={titleId}
      aria-rowindex={index + 1}
      tabIndex={active ? 0 : -1}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget || !active) actions.onFocus(cell, index)
      }}
      onKeyDown={(event) => actions.onKeyDown(event, record, cell, index)}
      onPointerDown={moves ? (event) => actions.onPointerDown(event, record, column) : undefined}
    >
      <div role="gridcell" className="sw-Board-cardBody">
        <div className="sw-Board-cardHead">
          <span className="sw-Board-cardTitle" id={titleId}>
            {href === undefined ? (
              title
            ) : (
              <Link variant="quiet" href={href} tabIndex={active ? 0 : -1} draggable={false} onClick={open}>
                {title}
              </Link>
            )}
          </span>
          {moves && (
            <DotsMenu
              size="small"
              label={t('board.moveMenu', { title })}
              items={() => actions.getMenu(record)}
            />
          )}
        </div>
        {renderCard?.(record)}
      </div>
    </div>
  )
}
