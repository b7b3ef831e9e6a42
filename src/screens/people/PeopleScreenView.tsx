'use client'

import type { ChoiceOption } from '../../fields/ChoiceOption'
import { classes } from '../../internal/classes'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishPeople } from '../../messages/englishPeople'
import { useSharedRef } from '../../internal/useSharedRef'
import type { ListStatus } from '../list/listStatus'
import { type ListScreenBaseProps, ListScreenView, type ListScreenViewProps } from '../list/ListScreenView'
import { type PersonActions, PersonDrawer } from './PersonDrawer'
import type { PersonShown } from './PersonShown'
import type { PeopleAction, RoleRights } from './RoleRights'
import { WhoMay } from './WhoMay'

/** Props of a screen of people, whether it reads them itself or is given them. */
export interface PeopleScreenBaseProps extends ListScreenBaseProps {}

export interface PeopleScreenViewProps<R extends object> extends ListScreenViewProps<R>, PersonActions {
  /**
   * The state of the list, in one word.
   * @selector [data-status="refreshing"]
   */
  status: ListStatus
  /** The rights of each role, in words; without any the screen lists people, and says so. @default none */
  roles?: readonly RoleRights[] | undefined
  /** Whether the role of a person is known; where it is not, a sentence says so. @default true */
  showsRoles?: boolean | undefined
  /** Actions to ask about: "Who may remove invoices?" Without any nothing can be. @default none */
  questions?: readonly PeopleAction[] | undefined
  /** The key of the action that is asked about. @default none */
  action?: string | undefined
  /** Called with the key of the action that a person asks about, or with nothing. */
  onActionChange?: ((action: string | undefined) => void) | undefined
  /** Whether those alone are listed who may do what is asked about; where all are, a sentence says so. @default true */
  narrows?: boolean | undefined
  /** The person who is looked at, in a drawer. @default none */
  person?: PersonShown | undefined
  /** Called when a person closes the drawer. */
  onPersonClose?: (() => void) | undefined
  /** The roles that a person can be given, in order. @default all roles */
  roleOptions?: readonly ChoiceOption[] | undefined
  /** Whether every person has a role: then it can be another one, but not none. @default false */
  roleRequired?: boolean | undefined
}

/** People with their roles, who may do what, and one of them in a drawer, drawn from props alone. */
export function PeopleScreenView<R extends object>(props: PeopleScreenViewProps<R>) {
  const {
    roles = none,
    showsRoles = true,
    questions = none,
    action,
    onActionChange,
    narrows = true,
    ...list
  } = props
  const { person, onPersonClose, roleOptions, roleRequired = false, ...others } = list
  const { onRoleChange, onRemove, onRestore, removeTyped, onPersonRetry, personHref, ...rest } = others
  const { status, errors, news, className, ref } = props
  const { t } = useScreenLocale(englishPeople)
  const [root, hold] = useSharedRef(ref)
  const isHere = !hidden.has(status)
  return (
    <>
      <ListScreenView
        {...rest}
        ref={hold}
        className={classes('sw-PeopleScreen', className)}
        reason={rest.reason ?? (status === 'forbidden' ? t('people.forbiddenText') : undefined)}
        noResultsText={action !== undefined && !rest.searched ? t('people.noneMay') : rest.noResultsText}
        news={
          <>
            {news}
            {isHere && roles.length === 0 && <p className="sw-PeopleScreen-text">{t('people.noRoles')}</p>}
            {isHere && roles.length > 0 && !showsRoles && (
              <p className="sw-PeopleScreen-text">{t('people.noRoleField')}</p>
            )}
            {isHere && questions.length > 0 && onActionChange && (
              <WhoMay actions={questions} {...{ roles, action, onActionChange, narrows }} />
            )}
          </>
        }
      />
      <PersonDrawer
        {...{ person, roles, errors }}
        refuge={root}
        {...{ onRoleChange, onRemove, onRestore, removeTyped, onPersonRetry, personHref }}
        options={roleOptions ?? roles.map(({ role, label }) => ({ value: role, label }))}
        isRequired={roleRequired}
        onClose={() => onPersonClose?.()}
      />
    </>
  )
}

const none: readonly never[] = []

/** The states in which nothing is known of people. */
const hidden: ReadonlySet<ListStatus> = new Set<ListStatus>([
  'forbidden',
  'failed',
  'offline',
  'rateLimited',
  'signedOut',
])
