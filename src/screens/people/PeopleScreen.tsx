'use client'

import type { ReactNode } from 'react'
import { Button } from '../../components/Button'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishPeople } from '../../messages/englishPeople'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { entitiesLabelOf, entitiesNounOf, entityNounOf } from '../../spec/labels/labels'
import { ListNewsBanner } from '../list/ListNewsBanner'
import { handleLinkClick } from '../product/handleLinkClick'
import { WaitingNews } from '../status/WaitingNews'
import { TransitionFlow } from '../transition/TransitionFlow'
import { TransitionNews } from '../transition/TransitionNews'
import { type PeopleScreenBaseProps, PeopleScreenView } from './PeopleScreenView'
import { type PeopleScreenOptions, usePeopleScreen } from './usePeopleScreen'

export interface PeopleScreenProps<F extends Fields> extends PeopleScreenOptions<F>, PeopleScreenBaseProps {
  /** Names the screen. @default the entity's label for many, "and roles" */
  title?: ReactNode
  /** Where a person is invited. Not offered by a source that cannot create, nor to who may not. */
  createHref?: string | undefined
  /** Called when someone wants to invite a person. */
  onCreate?: (() => void) | undefined
  /** Further buttons, before the primary action. */
  actions?: ReactNode
}

/** People with their roles: what each may do, who may do one thing, and another role for those who may give it. */
export function PeopleScreen<F extends Fields>(props: PeopleScreenProps<F>) {
  const { title, createHref, onCreate, actions, entity } = props
  const { t, locale } = useScreenLocale(englishPeople)
  const people = usePeopleScreen(props)
  const { source, access, transitions, errors } = people
  const creates =
    source.create !== undefined &&
    access.can('create').allowed &&
    (createHref !== undefined || onCreate !== undefined)
  const invite = creates && (
    <Button variant="primary" href={createHref} onClick={handleLinkClick(onCreate)}>
      {t('people.invite', { entity: entityNounOf(entity, locale) })}
    </Button>
  )
  return (
    <>
      <PeopleScreenView<RecordBy<F>>
        {...props}
        {...people}
        title={title ?? t('people.title', { entities: entitiesLabelOf(entity, locale) })}
        noun={props.noun ?? entityNounOf(entity, locale)}
        nouns={props.nouns ?? entitiesNounOf(entity, locale)}
        getHref={people.getHref}
        onOpen={people.onOpen}
        selection={undefined}
        onSelectionChange={undefined}
        actions={
          actions || invite ? (
            <>
              {actions}
              {invite}
            </>
          ) : undefined
        }
        emptyAction={invite || undefined}
        news={
          <>
            <ListNewsBanner news={people.listNews} onShow={people.onShowNews} />
            <WaitingNews entity={people.entity} queue={source.queue} errors={errors} />
            <TransitionNews transitions={transitions} errors={errors} />
          </>
        }
      />
      <TransitionFlow entity={people.entity} transitions={transitions} errors={errors} />
    </>
  )
}
