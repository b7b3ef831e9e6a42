'use client'

import { type ReactNode, useId } from 'react'
import { classes } from '../internal/classes'
import { useLocaleWith } from '../internal/useLocaleWith'
import { englishSteps } from '../messages/englishSteps'
import type { RootProps } from '../internal/RootProps'
import { Badge, type BadgeTone } from './Badge'

/** How far a task is. */
export type TaskStatus = 'notStarted' | 'started' | 'complete' | 'optional' | 'problem' | 'blocked'

/** One thing to do. */
export interface Task {
  /** Tells it from the others. */
  id: string
  /** Says what is to be done: "The flight". */
  label: ReactNode
  /** A sentence below: what to have at hand. */
  description?: ReactNode
  /** How far it is, in words at the end of its row; one that is `blocked` cannot be opened. */
  status: TaskStatus
  /** Other words for the status: "3 of 5 photos". */
  statusLabel?: ReactNode
  /** Where it leads. */
  href?: string | undefined
  /** Called when a person opens it. */
  onOpen?: (() => void) | undefined
}

export interface TaskListProps extends RootProps<HTMLUListElement> {
  /** The tasks in the order in which a person best does them. */
  items: readonly Task[]
  /** Names the list, where no heading does. */
  'aria-label'?: string | undefined
  /** Names the list by the id of its heading. */
  'aria-labelledby'?: string | undefined
  id?: string | undefined
}

/** Lists what is to be done, each with how far it is in words, and leads to it. */
export function TaskList({ items, className, ...rest }: TaskListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list
    <ul {...rest} className={classes('sw-TaskList', className)} role="list">
      {items.map((task) => (
        <TaskRow key={task.id} {...task} />
      ))}
    </ul>
  )
}

function TaskRow({ label, description, status, statusLabel, href, onOpen }: Task) {
  const { t } = useLocaleWith(englishSteps)
  const id = useId()
  const isDescribed = description !== undefined
  const shared = {
    className: 'sw-TaskList-link',
    'aria-describedby': classes(isDescribed && `${id}-description`, `${id}-status`),
    onClick: onOpen,
  }
  const words = statusLabel ?? t(`task.${status}`)
  return (
    <li className="sw-TaskList-task" data-status={status}>
      <div className="sw-TaskList-words">
        {status === 'blocked' || (href === undefined && !onOpen) ? (
          <span className="sw-TaskList-label">{label}</span>
        ) : href === undefined ? (
          <button {...shared} type="button">
            {label}
          </button>
        ) : (
          <a {...shared} href={href}>
            {label}
          </a>
        )}
        {isDescribed && (
          <div id={`${id}-description`} className="sw-TaskList-description">
            {description}
          </div>
        )}
      </div>
      <div id={`${id}-status`} className="sw-TaskList-status">
        {tones[status] ? <Badge tone={tones[status]}>{words}</Badge> : words}
      </div>
    </li>
  )
}

/** A status that asks nothing of a person is plain text. */
const tones: { readonly [Status in TaskStatus]?: BadgeTone | undefined } = {
  complete: 'success',
  notStarted: 'neutral',
  problem: 'danger',
  started: 'info',
}
