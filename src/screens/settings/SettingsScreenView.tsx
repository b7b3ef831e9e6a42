'use client'

import { type ReactNode, useId } from 'react'
import { FormSection } from '../../form/FormSection'
import { classes } from '../../internal/classes'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishSettings } from '../../messages/englishSettings'
import { FormScreenView, type FormScreenViewProps } from '../form/FormScreenView'
import { nextLevel } from '../status/nextLevel'
import type { SettingsDanger, SettingsGroup } from './SettingsGroup'
import { SettingsNavigation } from './SettingsNavigation'

/** Props of a page of settings, whether it loads and saves the record itself or is given it. */
export interface SettingsScreenBaseProps extends Pick<
  FormScreenViewProps,
  | 'autoFocus'
  | 'back'
  | 'breadcrumbs'
  | 'className'
  | 'description'
  | 'errors'
  | 'headingLevel'
  | 'ref'
  | 'style'
> {
  /** Actions that can hardly be taken back, set apart at the end of the page. @default none */
  danger?: readonly SettingsDanger[] | undefined
}

export interface SettingsScreenViewProps
  extends
    SettingsScreenBaseProps,
    Pick<
      FormScreenViewProps,
      | 'conflict'
      | 'getLabel'
      | 'labels'
      | 'leaveGuard'
      | 'onAskAccess'
      | 'onRetry'
      | 'onSignIn'
      | 'problem'
      | 'readOnlyReasons'
      | 'reason'
      | 'requiredFields'
      | 'savedAt'
      | 'status'
      | 'store'
    > {
  /** Names the page: "Settings". */
  title: ReactNode
  /** The settings, group by group. */
  groups: readonly SettingsGroup[]
  /**
   * Has the bar that saves what the `store` holds; without it every group saves itself.
   * @default true
   */
  saveBar?: boolean | undefined
}

/** Settings on a page: the way to each group beside them, or before them on a phone, and what is dangerous at the end. */
export function SettingsScreenView(props: SettingsScreenViewProps) {
  const { groups, danger = none, saveBar = true, className, ...rest } = props
  const { headingLevel = 1, labels = [], status } = rest
  const { t } = useScreenLocale(englishSettings)
  const id = useId()
  const Heading = `h${nextLevel(headingLevel)}` as const
  const ItemHeading = `h${nextLevel(nextLevel(headingLevel))}` as const
  const idOf = (group: string) => `${id}-${group}`
  const hasDanger = danger.length > 0 && status !== 'loading'
  const places = [
    ...groups.map((group) => ({ id: idOf(`group-${group.id}`), title: group.title })),
    ...(hasDanger ? [{ id: idOf('danger'), title: t('settings.danger') }] : []),
  ]
  return (
    <FormScreenView
      {...rest}
      className={classes('sw-SettingsScreen', className)}
      labels={labels}
      conflictBeside
      saveBar={saveBar}
      stepped={!saveBar}
      renderAround={(form) => (
        <div className="sw-SettingsScreen-layout">
          {places.length > 1 && <SettingsNavigation groups={places} />}
          <div className="sw-SettingsScreen-body">
            {form}
            {hasDanger && (
              <section
                id={idOf('danger')}
                className="sw-SettingsScreen-danger"
                aria-labelledby={idOf('danger-title')}
              >
                <Heading id={idOf('danger-title')} className="sw-SettingsScreen-dangerTitle">
                  {t('settings.danger')}
                </Heading>
                {danger.map((one) => (
                  <div key={one.id} className="sw-SettingsScreen-dangerItem">
                    <div className="sw-SettingsScreen-dangerWords">
                      <ItemHeading className="sw-SettingsScreen-dangerName">{one.title}</ItemHeading>
                      {one.description !== undefined && (
                        <p className="sw-SettingsScreen-dangerText">{one.description}</p>
                      )}
                    </div>
                    {one.action}
                  </div>
                ))}
              </section>
            )}
          </div>
        </div>
      )}
    >
      {groups.map((group) => (
        <FormSection
          key={group.id}
          id={idOf(`group-${group.id}`)}
          className="sw-SettingsScreen-group"
          title={group.title}
          headingLevel={nextLevel(headingLevel)}
          optional={group.optional ?? false}
          data-question={group.question || undefined}
          {...(group.description !== undefined && { description: group.description })}
          {...(group.columns !== undefined && { columns: group.columns })}
        >
          {group.content}
        </FormSection>
      ))}
    </FormScreenView>
  )
}

const none: readonly SettingsDanger[] = []
