'use client'

import { VisuallyHidden } from '../components/VisuallyHidden'
import { useLocaleWith } from '../internal/useLocaleWith'
import { englishSteps } from '../messages/englishSteps'

interface FormStepListProps {
  /** The steps in their order, and whether each is finished. */
  items: readonly { readonly name: string; readonly label: string; readonly finished: boolean }[]
  /** The name of the step that is drawn. */
  current: string
  /** Called when a person goes to a finished step. */
  onOpen: (name: string) => void
}

/** Shows where in the form a person is; what is finished can be gone back to. */
export function FormStepList({ items, current, onOpen }: FormStepListProps) {
  const { t } = useLocaleWith(englishSteps)
  const place = items.findIndex(({ name }) => name === current)
  return (
    <ol
      className="sw-FormSteps-list"
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without numbers for no list
      role="list"
      aria-label={t('steps.label')}
      data-many={items.length > mostWhereNarrow || undefined}
    >
      {items.map(({ name, label, finished }, index) => {
        const isCurrent = name === current
        const isDone = finished && !isCurrent
        const content = (
          <>
            <span className="sw-FormSteps-marker" aria-hidden="true">
              {isDone ? tick : index + 1}
            </span>
            <span className="sw-FormSteps-name">{label}</span>
            {isDone && <VisuallyHidden> {t('task.complete')}</VisuallyHidden>}
          </>
        )
        return (
          <li
            key={name}
            className="sw-FormSteps-item"
            data-state={isCurrent ? 'current' : isDone ? 'complete' : 'upcoming'}
          >
            {isDone && index < place ? (
              <button type="button" className="sw-FormSteps-link" onClick={() => onOpen(name)}>
                {content}
              </button>
            ) : (
              <span className="sw-FormSteps-link" aria-current={isCurrent ? 'step' : undefined}>
                {content}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** More want a wide page. */
const mostWhereNarrow = 4

/** Lucide's check. */
const tick = (
  <svg className="sw-FormSteps-tick" viewBox="0 0 24 24" focusable="false">
    <path d="M20 6 9 17l-5-5" />
  </svg>
)
