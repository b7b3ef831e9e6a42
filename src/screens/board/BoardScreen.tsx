'use client'

import type { ReactNode } from 'react'
import { Button } from '../../components/Button'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishBoard } from '../../messages/englishBoard'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { entitiesLabelOf, entitiesNounOf, entityNounOf } from '../../spec/labels/labels'
import { handleLinkClick } from '../product/handleLinkClick'
import { WaitingNews } from '../status/WaitingNews'
import { TransitionFlow } from '../transition/TransitionFlow'
import { TransitionNews } from '../transition/TransitionNews'
import { type BoardScreenBaseProps, BoardScreenView } from './BoardScreenView'
import { useCardFacts } from './useCardFacts'
import { type BoardScreenOptions, useBoardScreen } from './useBoardScreen'
import { ToListButton } from '../product/ToListButton'

export interface BoardScreenProps<F extends Fields> extends BoardScreenOptions<F>, BoardScreenBaseProps {
  /** Names the screen. @default the entity's label for many, "on a board" */
  title?: ReactNode
  /** The fields whose values stand on a card, below its title. @default the `facts` of the entity */
  fields?: readonly (keyof F & string)[] | undefined
  /** Draws what stands below the title of a card, in place of the fields. Keep it the same function. */
  renderCard?: ((record: RecordBy<F>) => ReactNode) | undefined
  /** Where a record's own page is; each title is a link there. */
  getHref?: ((record: RecordBy<F>) => string) | undefined
  /** Called when a person opens a record. */
  onOpen?: ((record: RecordBy<F>) => void) | undefined
  /** Where a new record is made. Not offered by a source that cannot create. */
  createHref?: string | undefined
  /** Called when a person wants to make a new record. */
  onCreate?: (() => void) | undefined
  /** Where the same records are a list. */
  listHref?: string | undefined
  /** Further buttons, before the primary action. */
  actions?: ReactNode
}

/** Records as cards in columns, one for each state: a card goes where a transition leads, by pointer, keys or menu. */
export function BoardScreen<F extends Fields>(props: BoardScreenProps<F>) {
  const { entity, title, createHref, onCreate, listHref, actions, renderCard } = props
  const { t, locale } = useScreenLocale(englishBoard)
  const board = useBoardScreen(props)
  const facts = useCardFacts(board.entity, props.fields, props.columnField ?? entity.states?.field)
  const creates = board.source.create !== undefined && (createHref !== undefined || onCreate !== undefined)
  const create = creates && (
    <Button variant="primary" href={createHref} onClick={handleLinkClick(onCreate)}>
      {t('list.create', { entity: entityNounOf(entity, locale) })}
    </Button>
  )
  return (
    <>
      <BoardScreenView
        {...props}
        {...board}
        renderCard={renderCard ?? facts}
        title={title ?? t('board.title', { entities: entitiesLabelOf(entity, locale) })}
        noun={props.noun ?? entityNounOf(entity, locale)}
        nouns={props.nouns ?? entitiesNounOf(entity, locale)}
        actions={
          actions || create || listHref !== undefined ? (
            <>
              {listHref !== undefined && <ToListButton href={listHref} label={t('board.asList')} />}
              {actions}
              {create}
            </>
          ) : undefined
        }
        emptyAction={create || undefined}
        news={
          <>
            <WaitingNews entity={board.entity} queue={board.source.queue} errors={board.errors} />
            <TransitionNews transitions={board.transitions} errors={board.errors} />
          </>
        }
      />
      <TransitionFlow entity={board.entity} transitions={board.transitions} errors={board.errors} />
    </>
  )
}
