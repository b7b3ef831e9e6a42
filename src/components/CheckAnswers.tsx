'use client'

import { type ReactNode, useId } from 'react'
import { classes } from '../internal/classes'
import { useLocaleWith } from '../internal/useLocaleWith'
import { englishSteps } from '../messages/englishSteps'
import type { RootProps } from '../internal/RootProps'

/** One answer. */
export interface Answer {
  /** Tells it from the others of its group. */
  id: string
  /** The question: "Flight date". */
  label: string
  /** The answer as a person reads it; left out, it says that nothing was given. */
  value?: ReactNode
  /** Stands where there is no value. @default "Not given" */
  missing?: ReactNode
  /** Where it is changed. */
  changeHref?: string | undefined
  /** Called when a person wants to change it; without it and `changeHref` there is nothing to press. */
  onChange?: (() => void) | undefined
}

/** Answers that were asked for together. */
export interface AnswerGroup {
  /** Tells it from the others. */
  id: string
  /** Names the answers; left out where one question stands alone. */
  title?: ReactNode
  /** The answers in the order in which they were asked for. */
  items: readonly Answer[]
}

export interface CheckAnswersProps extends RootProps<HTMLDivElement> {
  /** The answers, as they were asked for. */
  groups: readonly AnswerGroup[]
  /** How deep the titles stand in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined
  id?: string | undefined
}

/** Shows what was entered before it is sent, each answer with a way to change it. */
export function CheckAnswers({ groups, headingLevel = 3, className, ...rest }: CheckAnswersProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} className={classes('sw-CheckAnswers', className)}>
      {groups.map(({ id: key, title, items }, place) => (
        <div key={key} className="sw-CheckAnswers-group">
          {title !== undefined && (
            <Heading id={`${id}-${place}`} className="sw-CheckAnswers-title">
              {title}
            </Heading>
          )}
          <dl
            className="sw-CheckAnswers-list"
            aria-labelledby={title === undefined ? undefined : `${id}-${place}`}
          >
            {items.map((answer) => (
              <AnswerRow key={answer.id} {...answer} />
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}

function AnswerRow({ label, value, missing, changeHref, onChange }: Answer) {
  const { t } = useLocaleWith(englishSteps)
  // Each button of the page has another name, which begins with the word that is seen.
  const shared = {
    className: 'sw-CheckAnswers-change',
    'aria-label': t('answers.changeOne', { label }),
    onClick: onChange,
  }
  return (
    <div className="sw-CheckAnswers-answer">
      <dt className="sw-CheckAnswers-label">{label}</dt>
      <dd className="sw-CheckAnswers-value" data-missing={value === undefined || undefined}>
        {value ?? missing ?? t('value.missing')}
      </dd>
      {(changeHref !== undefined || onChange) && (
        <dd className="sw-CheckAnswers-action">
          {changeHref === undefined ? (
            <button {...shared} type="button">
              {t('answers.change')}
            </button>
          ) : (
            <a {...shared} href={changeHref}>
              {t('answers.change')}
            </a>
          )}
        </dd>
      )}
    </div>
  )
}
