'use client'

import { type SubmitEvent, useId, useState } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import type { ChoiceOption } from '../../fields/ChoiceOption'
import { SelectField } from '../../fields/SelectField'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishPeople } from '../../messages/englishPeople'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemMessages } from '../product/problemMessages'
import { lostRights } from './compareRights'
import { LostList } from './LostList'
import type { PersonShown } from './PersonShown'
import { RightsList } from './RightsList'
import { RoleBadge } from './RoleBadge'
import type { RoleRights } from './RoleRights'

export interface PersonRoleProps {
  person: PersonShown
  roles: readonly RoleRights[]
  /** The roles that a person can be given. */
  options: readonly ChoiceOption[]
  /** Whether every person has a role. */
  isRequired: boolean
  errors: ErrorCatalogue | undefined
  /** Called with the role that the person is to have, or `null` for none; without it nothing is offered. */
  onRoleChange?: ((role: string | null) => void) | undefined
}

/** The role of a person, the way to another one, and what the one that is chosen allows. */
export function PersonRole(props: PersonRoleProps) {
  const { person, roles, options, isRequired, errors, onRoleChange } = props
  const { status, role, isMe = false, problem, roleReason } = person
  const { t } = useScreenLocale(englishPeople)
  const headingId = useId()
  const selectId = useId()
  const [chosen, setChosen] = useState<string | null>(role ?? null)
  const [asks, setAsks] = useState(false)
  const [rejected, setRejected] = useState(false)
  const [known, setKnown] = useState(role)
  if (known !== role) {
    setKnown(role)
    // Keep a choice while it is saved or differs; else show the role as it has become.
    if (status === 'ready' && chosen === (known ?? null)) setChosen(role ?? null)
  }
  const mayChange = onRoleChange !== undefined && roleReason === undefined
  const rightsOf = (name: string | null | undefined) => roles.find((one) => one.role === name)
  const shown = mayChange ? chosen : (role ?? null)
  const rights = rightsOf(shown)
  const isOther = shown !== (role ?? null)
  const lost = isMe && isOther ? lostRights(rightsOf(role), rights) : []
  const nameOf = (name: string | null | undefined) =>
    name === null || name === undefined
      ? t('people.noRole')
      : (options.find(({ value }) => value === name)?.label ?? name)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (status === 'saving') return
    setRejected(!isOther)
    if (!isOther) document.getElementById(selectId)?.focus()
    else if (lost.length > 0) setAsks(true)
    else onRoleChange?.(chosen)
  }

  return (
    <div className="sw-PeopleScreen-role">
      {mayChange ? (
        <form className="sw-PeopleScreen-choice" onSubmit={submit} noValidate>
          <SelectField
            id={selectId}
            label={t('people.role')}
            description={rights?.description}
            value={chosen}
            onValueChange={(next) => {
              setChosen(next)
              setRejected(false)
            }}
            options={options}
            required={isRequired || undefined}
            emptyLabel={isRequired ? undefined : t('people.noRole')}
            readOnly={status === 'saving'}
            error={rejected && !isOther ? t('people.otherRole') : undefined}
          />
          <Button
            type="submit"
            // Until another role is chosen there is nothing to do first.
            variant={isOther ? 'primary' : 'secondary'}
            pending={status === 'saving'}
          >
            {t('people.change')}
          </Button>
        </form>
      ) : (
        <div className="sw-PeopleScreen-fixed">
          <p className="sw-PeopleScreen-label">{t('people.role')}</p>
          <RoleBadge role={role} label={nameOf(role)} />
          {rights?.description !== undefined && <p className="sw-PeopleScreen-text">{rights.description}</p>}
          {onRoleChange && roleReason !== undefined && <p className="sw-PeopleScreen-text">{roleReason}</p>}
        </div>
      )}
      {status === 'notSaved' && problem && (
        <Banner tone="danger" title={t('people.notSaved')}>
          {problemMessages(problem, t, errors)}
        </Banner>
      )}
      {status === 'changed' && (
        <Banner tone="warning" title={t('people.notSaved')}>
          {t('people.changed', { role: nameOf(role) })}
        </Banner>
      )}
      {shown !== null && (
        <section className="sw-PeopleScreen-allowed" aria-labelledby={headingId}>
          <h3 id={headingId} className="sw-PeopleScreen-heading">
            {isOther ? t('people.rightsOf', { role: nameOf(shown) }) : t('people.rights')}
          </h3>
          {rights ? (
            <RightsList entities={rights.entities} labelledBy={headingId} />
          ) : (
            <p className="sw-PeopleScreen-text">{t('people.unknownRole')}</p>
          )}
        </section>
      )}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('people.selfTitle')}
        confirmLabel={t('people.change')}
        onConfirm={() => {
          setAsks(false)
          onRoleChange?.(chosen)
        }}
      >
        <LostList lost={lost} staysAble={rights?.changesRoles === true} />
      </ConfirmDialog>
    </div>
  )
}
