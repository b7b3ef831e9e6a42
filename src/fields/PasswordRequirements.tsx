'use client'

import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import { type RefObject, useEffect } from 'react'
import { VisuallyHidden } from '../components/VisuallyHidden'
import { useAnnounce } from '../internal/announce'
import { useLocaleWith } from '../internal/useLocaleWith'
import { passwordTexts } from '../messages/fields/passwordTexts'
import { mark } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { useControlText } from './useControlText'

export interface PasswordRequirement {
  /** Says what is needed, in a few words: "At least 12 characters". */
  label: string
  /** Whether a password meets it. Asked with every key, so it answers at once. */
  test: (password: string) => boolean
}

interface PasswordRequirementsProps extends Pick<
  FieldProps<string>,
  'value' | 'defaultValue' | 'resetKey' | 'id'
> {
  control: RefObject<HTMLInputElement | null>
  requirements: readonly PasswordRequirement[]
  /** Of the control. */
  id: string
}

/** Ticks off what a new password needs while it is typed. It renders itself alone. */
export function PasswordRequirements(props: PasswordRequirementsProps) {
  const { control, requirements, id } = props
  const { t } = useLocaleWith(passwordTexts)
  const announce = useAnnounce()
  const password = useControlText(control, props, asTyped)
  const met = requirements.filter(({ test }) => test(password)).length
  const words = t('password.metCount', { met, count: requirements.length })

  // A screen reader says it when the typing pauses, not with every key.
  useEffect(() => {
    if (password === '' || document.activeElement !== control.current) return undefined
    const pause = setTimeout(() => announce(words), 1000)
    return () => clearTimeout(pause)
  }, [announce, control, password, words])

  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list
    <ul role="list" className="sw-PasswordField-requirements" id={requirementsIdOf(id)}>
      {requirements.map(({ label, test }) => {
        const isMet = test(password)
        const Icon = isMet ? Check : Circle
        return (
          <li key={label} className="sw-PasswordField-requirement" data-met={mark(isMet)}>
            <Icon className="sw-icon" aria-hidden="true" />
            <span>
              <VisuallyHidden>{t(isMet ? 'password.met' : 'password.unmet')} </VisuallyHidden>
              {label}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

export const requirementsIdOf = (id: string) => `${id}-requirements`

const asTyped = (text: string) => text
