'use client'

import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { isShown } from '../fields/FieldFrame'
import { bringIntoView } from '../internal/bringIntoView'
import { classes } from '../internal/classes'
import { warn } from '../internal/developerMessages'
import type { RootProps } from '../internal/RootProps'
import { useLocaleWith } from '../internal/useLocaleWith'
import { errorSummaryTexts } from '../messages/forms/errorSummaryTexts'
import { focusControl } from './focusControl'
import { wayTo } from './waysElsewhere'

export interface ErrorSummaryItem {
  /** The id of the control to mend; without it the words stand alone. */
  readonly id?: string | undefined
  /** The same words as beside the control. */
  readonly message: ReactNode
}

export interface ErrorSummaryProps extends RootProps<HTMLDivElement> {
  /** The errors, in the order of the controls on the page. Without any, and without a description, nothing is drawn. */
  items: readonly ErrorSummaryItem[]
  /** Heads the list. @default 'There is a problem' */
  title?: ReactNode
  /** A sentence between the title and the list, such as what happened to the rest. It can stand without a list. */
  description?: ReactNode
  /** The level of the title among the page's headings. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
  /**
   * Takes the focus when it appears, so that its words are read and the keyboard is at the first link.
   * @default true
   */
  autoFocus?: boolean | undefined
}

/** Lists at the top of a page every rejected value, each with a link to its control. */
export function ErrorSummary(props: ErrorSummaryProps) {
  return props.items.length === 0 && !isShown(props.description) ? null : <Summary {...props} />
}

function Summary(props: ErrorSummaryProps) {
  const { items, title, description, headingLevel = 2, autoFocus = true, className, ref, ...rest } = props
  const { t } = useLocaleWith(errorSummaryTexts)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const Heading = `h${headingLevel}` as const
  const isDescribed = isShown(description)
  // On a server there is no page yet to look at.
  const lines = useSyncExternalStore(
    never,
    () => JSON.stringify(linesOf(items)),
    () => '[]',
  )
  const places = useMemo(() => JSON.parse(lines) as readonly (string | null)[], [lines])
  const wordsOf = ({ message }: ErrorSummaryItem, index: number) => {
    const item = places[index]
    return item && typeof message === 'string' ? t('errorSummary.within', { item, message }) : message
  }
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => box.current, [])

  useEffect(() => {
    if (!autoFocus) return
    bringIntoView(box.current, { block: 'nearest' })
    box.current?.focus({ preventScroll: true })
  }, [autoFocus])

  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return
    for (const item of items) {
      if (item.id === undefined || document.getElementById(item.id) || wayTo(item.id)) continue
      warn(
        `ErrorSummary was given an item with the id "${item.id}", which nothing on the page has, so that its link leads nowhere. Give the control this id, or leave the id out.`,
      )
    }
  }, [items])

  // Focus reads the name and the description once. With role="alert" on top, screen readers say it all twice.
  return (
    <div
      {...rest}
      ref={box}
      className={classes('sw-ErrorSummary', className)}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={classes(isDescribed && `${id}-description`, items.length > 0 && `${id}-list`)}
    >
      <Heading id={`${id}-title`} className="sw-ErrorSummary-title">
        {title ?? t('errorSummary.title')}
      </Heading>
      {isDescribed && (
        <div id={`${id}-description`} className="sw-ErrorSummary-description">
          {description}
        </div>
      )}
      {items.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list
        <ul id={`${id}-list`} className="sw-ErrorSummary-list" role="list">
          {items.map((item, index) => (
            <li key={keyOf(item, index)}>
              {item.id === undefined ? (
                wordsOf(item, index)
              ) : (
                <a className="sw-ErrorSummary-link" href={`#${item.id}`} onClick={leadTo(item.id)}>
                  {wordsOf(item, index)}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const never = () => () => {}

/** Of messages that read alike, the line of a list that each is about: its links could not be told apart. */
function linesOf(items: readonly ErrorSummaryItem[]): readonly (string | undefined)[] {
  const counts = new Map<ReactNode, number>()
  for (const { message } of items) counts.set(message, (counts.get(message) ?? 0) + 1)
  if (counts.size === items.length) return []
  return items.map(({ id, message }) => {
    if (id === undefined || counts.get(message) === 1) return undefined
    const line = document.getElementById(id)?.closest('.sw-FieldRepeater-item[aria-labelledby]')
    return document.getElementById(line?.getAttribute('aria-labelledby') ?? '')?.textContent
  })
}

/** A link keeps the focus while its control comes to the page, under another id than before. */
function keyOf({ id, message }: ErrorSummaryItem, index: number): string {
  return `${typeof message === 'string' ? message : id} ${index}`
}

/** A link alone would change the address and, for a group, move no caret. */
function leadTo(id: string) {
  return (event: MouseEvent) => {
    const lead = wayTo(id)
    lead?.()
    if (lead || focusControl(id)) event.preventDefault()
  }
}
