'use client'

import { type ReactNode, useId } from 'react'
import { classes } from '../internal/classes'
import type { RootProps } from '../internal/RootProps'
import { useLocaleWith } from '../internal/useLocaleWith'
import { fieldTexts } from '../messages/fields/fieldTexts'

export interface FormSectionProps extends RootProps<HTMLDivElement> {
  /** Names the fields together: "The flight". */
  title: ReactNode
  /** How deep the title stands in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined
  /** A sentence below the title: why it is asked, what to have at hand. */
  description?: ReactNode
  /**
   * So many fields stand side by side where there is room for them; long ones, such as text on several lines, still take
   * the whole width.
   * @selector [data-columns="2"]
   * @default 1
   */
  columns?: 1 | 2 | 3 | undefined
  /** Says after the title that all of it may be left empty. @default false */
  optional?: boolean | undefined
  /** The fields. */
  children?: ReactNode
  id?: string | undefined
}

/** Fields that belong together, below a heading. */
export function FormSection(props: FormSectionProps) {
  const {
    title,
    headingLevel = 2,
    description,
    columns = 1,
    optional = false,
    className,
    children,
    ...rest
  } = props
  const { t } = useLocaleWith(fieldTexts)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const isDescribed = description !== undefined
  return (
    <div
      {...rest}
      className={classes('sw-FormSection', className)}
      role="group"
      data-columns={columns}
      aria-labelledby={`${id}-title`}
      aria-describedby={isDescribed ? `${id}-description` : undefined}
    >
      <Heading id={`${id}-title`} className="sw-FormSection-title">
        {title}
        {optional && (
          <>
            {' '}
            <span className="sw-FormSection-optional">{t('field.optional')}</span>
          </>
        )}
      </Heading>
      {isDescribed && (
        <div id={`${id}-description`} className="sw-FormSection-description">
          {description}
        </div>
      )}
      <div className="sw-FormSection-body">{children}</div>
    </div>
  )
}
