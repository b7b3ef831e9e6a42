'use client'

import { type ReactNode, useId } from 'react'
import { Button } from '../../components/Button'
import { PageHeader } from '../../components/PageHeader'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishSpecification } from '../../messages/englishSpecification'
import { nextLevel } from '../status/nextLevel'
import type { ScreenProps } from '../status/ScreenProps'
import { useScreenFocus } from '../status/useScreenFocus'
import { SheetParts } from './SheetParts'
import { SpecificationContents } from './SpecificationContents'
import { SpecificationFindings } from './SpecificationFindings'
import type { Specification, SpecificationStatus } from './useSpecification'

/** Props of the page of a specification, whether it reads the product itself or is given what to show. */
export interface SpecificationScreenBaseProps extends ScreenProps {
  /** Names the page. @default "Specification" */
  title?: ReactNode
  /** A sentence below the title: which version this is, who answers for it. */
  description?: ReactNode
  /** The way here, from the top. */
  breadcrumbs?: ReactNode
}

export interface SpecificationScreenViewProps extends SpecificationScreenBaseProps, Specification {
  /**
   * How the product stands, in one word.
   * @selector [data-status="sound"]
   */
  status: SpecificationStatus
}

/** A product on a page: contents, nine sections, and what was found in it. */
export function SpecificationScreenView(props: SpecificationScreenViewProps) {
  const { status, sections, notShown, findings, title, description, breadcrumbs, headingLevel = 1 } = props
  const { autoFocus = false, className, style, ref } = props
  const { t } = useScreenLocale(englishSpecification)
  const id = useId()
  const heading = useScreenFocus(autoFocus)
  const Heading = `h${nextLevel(headingLevel)}` as const
  const places = sections.map(({ name, parts }) => ({
    id: `${id}-${name}`,
    title: t(`specification.section.${name}`),
    note: parts ? undefined : notShown,
  }))
  const found = { id: `${id}-findings`, title: t('specification.findings') }
  const checked = status !== 'unchecked'
  return (
    <section
      {...dataOf(props)}
      ref={ref}
      style={style}
      className={classes('sw-Screen sw-SpecificationScreen', className)}
      data-status={status}
      aria-labelledby={id}
    >
      <PageHeader
        title={title ?? t('specification.title')}
        titleId={id}
        titleRef={heading}
        headingLevel={headingLevel}
        breadcrumbs={breadcrumbs}
        {...(description !== undefined && { description })}
        actions={<Button onClick={() => window.print()}>{t('specification.print')}</Button>}
      />
      <SpecificationContents places={checked ? [...places, found] : places} />
      {sections.map(({ name, parts }, index) => (
        <section key={name} className="sw-SpecificationScreen-section" aria-labelledby={`${id}-${name}`}>
          <Heading id={`${id}-${name}`} tabIndex={-1} className="sw-SpecificationScreen-heading">
            <span className="sw-SpecificationScreen-number">{index + 1}</span>{' '}
            {t(`specification.section.${name}`)}
          </Heading>
          <SheetParts
            parts={parts}
            notShown={notShown}
            labelledBy={`${id}-${name}`}
            headingLevel={nextLevel(nextLevel(headingLevel))}
            drawn={name === 'states'}
          />
        </section>
      ))}
      {checked && (
        <section className="sw-SpecificationScreen-section" aria-labelledby={found.id}>
          <Heading id={found.id} tabIndex={-1} className="sw-SpecificationScreen-heading">
            {found.title}
          </Heading>
          <SpecificationFindings findings={findings} />
        </section>
      )}
    </section>
  )
}
