'use client'

import type { ReactNode } from 'react'
import { Button } from '../../components/Button'
import { classes } from '../../internal/classes'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishWizard } from '../../messages/englishWizard'
import type { Entity } from '../../spec/entities/Entity'
import { entityNounOf } from '../../spec/labels/labels'
import { ownValue } from '../../spec/values/ownValue'
import type { ScreenProps } from '../status/ScreenProps'
import { StatusScreenView } from '../status/StatusScreenView'
import { useTitles } from '../../components/useTitles'

interface WizardDoneProps extends Pick<ScreenProps, 'className' | 'style' | 'ref' | 'headingLevel'> {
  entity: Entity
  /** The record as it is stored. */
  record: object
  actions: ReactNode
  /** Begins another one. */
  onAgain: (() => void) | undefined
  children: ReactNode
}

/** The last page: that it is done, what to quote, what happens next, and the ways on. */
export function WizardDone(props: WizardDoneProps) {
  const { entity, record, actions, onAgain, children, className, ...rest } = props
  const { t, locale } = useScreenLocale(englishWizard)
  const id = ownValue(record, entity.id)
  const titleIn = useTitles(entity, [record])
  const reference =
    titleIn(record) ?? (typeof id === 'number' ? String(id) : typeof id === 'string' ? id : '')
  return (
    <StatusScreenView
      {...rest}
      className={classes('sw-WizardDone', className)}
      status="done"
      // The pressed button has gone with the form.
      autoFocus
      title={t('wizard.done', { title: reference })}
      actions={
        <>
          {actions}
          {onAgain && (
            <Button onClick={onAgain}>{t('wizard.again', { entity: entityNounOf(entity, locale) })}</Button>
          )}
        </>
      }
    >
      {children}
    </StatusScreenView>
  )
}
