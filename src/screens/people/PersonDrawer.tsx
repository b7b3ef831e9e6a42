'use client'

import { type ReactNode, useState } from 'react'
import { Badge } from '../../components/Badge'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { Drawer } from '../../components/Drawer'
import { EmptyState } from '../../components/EmptyState'
import { Skeleton } from '../../components/Skeleton'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishPeople } from '../../messages/englishPeople'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { ConfirmAction } from '../action/ConfirmAction'
import type { ActionCall } from '../action/useConfirmAction'
import { problemMessages } from '../product/problemMessages'
import { Retry } from '../status/Retry'
import { PersonRole, type PersonRoleProps } from './PersonRole'
import type { PersonShown } from './PersonShown'
import type { Language } from './rightsInWords'

/** Actions on a person. */
export interface PersonActions extends Pick<PersonRoleProps, 'onRoleChange'> {
  /** Called to remove the person, after a question; without it nothing is offered. What it throws is said in words. */
  onRemove?: ((call: ActionCall) => unknown) | undefined
  /** Called to bring the person back; without it the removal cannot be taken back. */
  onRestore?: ((call: ActionCall) => unknown) | undefined
  /** Whether the name has to be typed before the person is removed. @default false */
  removeTyped?: boolean | undefined
  /** Called to read the person again. */
  onPersonRetry?: (() => void) | undefined
  /** The page of the person. */
  personHref?: string | undefined
}

interface PersonDrawerProps extends PersonActions, Pick<PersonRoleProps, 'roles' | 'options' | 'isRequired'> {
  /** Nothing while none is looked at. */
  person: PersonShown | undefined
  errors: ErrorCatalogue | undefined
  /** Takes the focus when the row of the person is gone. */
  refuge: { readonly current: HTMLElement | null }
  onClose: () => void
}

/** One person beside the list: the role, what it allows, and what can be done. */
export function PersonDrawer({ person, onClose, ...rest }: PersonDrawerProps) {
  const { t } = useScreenLocale(englishPeople)
  // A drawer that closes still shows whom it was about.
  const [last, setLast] = useState(person)
  if (person && person !== last) setLast(person)
  const shown = person ?? last
  if (!shown) return null
  const isThere = shown.status !== 'notFound' && shown.status !== 'failed' && shown.status !== 'loading'
  return (
    <Drawer
      className="sw-PeopleScreen-person"
      data-status={shown.status}
      open={person !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={
        <>
          <bdi>{shown.title}</bdi> {shown.isMe && <Badge shape={false}>{t('people.me')}</Badge>}
        </>
      }
      actions={isThere && personActions({ ...rest, person: shown, t })}
    >
      <Content key={String(shown.id)} {...rest} person={shown} isThere={isThere} />
    </Drawer>
  )
}

type ShownPersonProps = Omit<PersonDrawerProps, 'person' | 'onClose'> & { person: PersonShown }

function Content({ isThere, person, ...props }: ShownPersonProps & { isThere: boolean }) {
  const { t } = useScreenLocale(englishPeople)
  const { status, problem } = person
  if (isThere) return <PersonRole {...props} person={person} />
  if (status === 'loading') return <Skeleton lines={4} />
  if (status === 'notFound') {
    return (
      <EmptyState title={t('detail.notFound')} headingLevel={3}>
        {t('detail.notFoundText')}
      </EmptyState>
    )
  }
  return (
    <Banner
      tone="danger"
      title={t('detail.failed')}
      actions={<Retry onRetry={props.onPersonRetry} retryAfter={problem?.retryAfter} />}
    >
      {problem && problemMessages(problem, t, props.errors)}
    </Banner>
  )
}

type Said = ShownPersonProps & Pick<Language, 't'>

/** The buttons at the end of the drawer; nothing where nothing can be done. */
function personActions(props: Said): ReactNode {
  const { person, errors, onRemove, onRestore, removeTyped = false, personHref, refuge, t } = props
  const { title, isMe = false, removeReason, status } = person
  if (!onRemove && personHref === undefined) return undefined
  const asked = {
    label: t('detail.remove'),
    title: t('detail.removeTitle', { title }),
    text: [isMe && t('people.removeSelf'), !onRestore && t('detail.removeText')].filter(Boolean).join(' '),
    danger: onRestore === undefined,
    doneText: t('product.removed', { title }),
    undoneText: t('product.restored', { title }),
    focusAfter: refuge,
    errors,
    ...(onRestore && { onUndo: onRestore }),
  }
  const trigger = ({ onClick }: { onClick: () => void }) => (
    <Button variant="quiet" disabledReason={removeReason} disabled={status === 'saving'} onClick={onClick}>
      {t('detail.remove')}
    </Button>
  )
  return (
    <>
      {onRemove &&
        (removeTyped ? (
          <ConfirmAction {...asked} grade="typeName" name={title} onAct={onRemove}>
            {trigger}
          </ConfirmAction>
        ) : (
          <ConfirmAction {...asked} grade="ask" onAct={onRemove}>
            {trigger}
          </ConfirmAction>
        ))}
      {personHref !== undefined && <Button href={personHref}>{t('product.openPage')}</Button>}
    </>
  )
}
