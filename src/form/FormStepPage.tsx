'use client'

import type { ReactNode } from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { fieldTexts } from '../messages/fields/fieldTexts'

interface FormStepPageProps {
  /** The heading has it with `-title` behind. */
  id: string
  title: ReactNode
  headingLevel: 1 | 2 | 3 | 4 | 5
  /** Which step of how many it is. */
  progress: string | undefined
  description: ReactNode
  /** The title is the label of its only field, which is then not seen twice. */
  question: boolean
  optional: boolean
  columns: 1 | 2 | 3 | undefined
  children: ReactNode
}

/** One step: its heading, which takes the focus when it appears, and what stands in it. */
export function FormStepPage(props: FormStepPageProps) {
  const { id, title, headingLevel, progress, description, question, optional, columns = 1, children } = props
  const { t } = useLocaleWith(fieldTexts)
  const Heading = `h${headingLevel}` as const
  return (
    <div
      className="sw-FormSteps-step sw-FormSection"
      role="group"
      aria-labelledby={`${id}-title`}
      data-question={question || undefined}
      data-columns={columns}
    >
      {progress !== undefined && (
        <p id={`${id}-progress`} className="sw-FormSteps-progress">
          {progress}
        </p>
      )}
      <Heading
        id={`${id}-title`}
        className="sw-FormSteps-title"
        tabIndex={-1}
        aria-describedby={progress === undefined ? undefined : `${id}-progress`}
      >
        {title}
        {optional && (
          <>
            {' '}
            <span className="sw-FormSteps-optional">{t('field.optional')}</span>
          </>
        )}
      </Heading>
      {description !== undefined && <p className="sw-FormSteps-description">{description}</p>}
      <div className="sw-FormSteps-content sw-FormSection-body">{children}</div>
    </div>
  )
}
