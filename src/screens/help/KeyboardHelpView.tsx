'use client'

import { useId } from 'react'
import { classes } from '../../internal/classes'
import type { KeyboardGroup } from '../../internal/keyboardParts'
import type { RootProps } from '../../internal/RootProps'
import { KeyNames } from './KeyNames'
import { useKeysLocale } from './useKeysLocale'

export interface KeyboardHelpViewProps extends RootProps<HTMLDivElement> {
  /** The keys, by the place where they work; the same keys may do something else in each. */
  groups: readonly KeyboardGroup[]
  /** How deep the headings of the groups stand in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined
}

/** Keys and what they do, in groups: the content of a help, drawn from props alone. */
export function KeyboardHelpView({ groups, headingLevel = 2, className, ...rest }: KeyboardHelpViewProps) {
  const { t } = useKeysLocale()
  return (
    <div {...rest} className={classes('sw-KeyboardHelpView', className)}>
      {groups.length === 0 && <p className="sw-KeyboardHelpView-empty">{t('keys.empty')}</p>}
      {groups.map((group) => (
        <Group key={group.label} {...group} headingLevel={headingLevel} />
      ))}
    </div>
  )
}

interface GroupProps extends KeyboardGroup {
  headingLevel: 2 | 3 | 4
}

function Group({ label, shortcuts, headingLevel }: GroupProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section className="sw-KeyboardHelpView-group" aria-labelledby={id}>
      <Heading id={id} className="sw-KeyboardHelpView-heading">
        {label}
      </Heading>
      <dl className="sw-KeyboardHelpView-list">
        {shortcuts.map(({ keys, label: does }) => (
          <div key={`${keys} ${does}`} className="sw-KeyboardHelpView-row">
            <dt className="sw-KeyboardHelpView-does">{does}</dt>
            <dd className="sw-KeyboardHelpView-keys">
              <KeyNames keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
