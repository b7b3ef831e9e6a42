'use client'

import type { ReactNode } from 'react'
import { Button } from '../../components/Button'
import { dataOf } from '../../internal/dataOf'
import { useLocale } from '../../internal/locale'
import type { Fields } from '../../spec/fields/fields'
import { entitiesNounOf, entitiesWordsOf, entityNounOf } from '../../spec/labels/labels'
import { useProduct } from '../product/useProduct'
import { WaitingNews } from '../status/WaitingNews'
import { CalendarNews } from './CalendarNews'
import { type CalendarScreenBaseProps, CalendarScreenView } from './CalendarScreenView'
import { MoveDialog } from './MoveDialog'
import { type CalendarScreenOptions, useCalendarScreen } from './useCalendarScreen'

export interface CalendarScreenProps<F extends Fields>
  extends CalendarScreenOptions<F>, CalendarScreenBaseProps {
  /** Names the screen. @default "Calendar of", and the entity's noun for many */
  title?: ReactNode
}

/** The records of an entity on their days: by month, week, day or as an agenda, and moved where the rules allow. */
export function CalendarScreen<F extends Fields>(props: CalendarScreenProps<F>) {
  const role = useProduct()?.role ?? ''
  // Moves and questions are for one role alone.
  return <CalendarOfRole key={role} {...props} />
}

function CalendarOfRole<F extends Fields>(props: CalendarScreenProps<F>) {
  const { title, actions, autoFocus, headingLevel, breadcrumbs, description, layout, className, style, ref } =
    props
  const { t, locale } = useLocale()
  const calendar = useCalendarScreen(props)
  const { entity, source, errors, fields, moves, createHref } = calendar
  const [noun, nouns] = [entityNounOf(entity, locale), entitiesNounOf(entity, locale)]
  const create = createHref !== undefined && (
    <Button variant="primary" href={createHref}>
      {t('list.create', { entity: noun })}
    </Button>
  )
  return (
    <>
      <CalendarScreenView
        {...dataOf(props)}
        {...{ autoFocus, headingLevel, breadcrumbs, description, layout, className, style, ref }}
        {...calendar}
        noun={noun}
        nouns={nouns}
        title={title ?? t('calendar.title', entitiesWordsOf(entity, locale))}
        actions={
          (actions ?? create) && (
            <>
              {actions}
              {create}
            </>
          )
        }
        news={
          <>
            <WaitingNews entity={entity} queue={source.queue} errors={errors} />
            <CalendarNews news={moves.news} errors={errors} />
          </>
        }
      />
      {moves.asked && fields && (
        <MoveDialog
          entity={entity}
          fields={fields}
          record={moves.asked}
          names={moves.namesOf(moves.asked)}
          errors={errors}
          store={moves.store}
          changedText={moves.changedText}
          onMoved={moves.onMoved}
          onClose={moves.onAskEnd}
        />
      )}
    </>
  )
}
