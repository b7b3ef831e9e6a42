'use client'

import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type KeyboardEvent, type Ref, type RefObject, useEffect, useState } from 'react'
import { classes } from '../internal/classes'
import { useLocaleWith } from '../internal/useLocaleWith'
import { passwordTexts } from '../messages/fields/passwordTexts'
import { CapsLockHint } from './CapsLockHint'
import { drawFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { onLeave } from './onLeave'
import { type PasswordRequirement, PasswordRequirements, requirementsIdOf } from './PasswordRequirements'
import { type TextControlProps, useTextControl } from './useTextControl'

export interface PasswordFieldProps extends FieldProps<string>, Pick<TextControlProps, 'enterKeyHint'> {
  /**
   * Whether the browser fills in the password that it knows, or makes up a new one.
   * @default 'new-password' with `requirements`, else 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password' | 'off' | undefined
  /** Told below the control of a new password, each ticked off as soon as what is typed meets it. They reject nothing. */
  requirements?: readonly PasswordRequirement[] | undefined
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A password, hidden until a person asks to see it, and again when the form is submitted. It can be pasted
 * and filled in by a password manager, and no product can prevent that.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { requirements = [], disabled, readOnly } = props
  const autoComplete = props.autoComplete ?? (requirements.length > 0 ? 'new-password' : 'current-password')
  const { t } = useLocaleWith(passwordTexts)
  const { control, frame, attributes, below } = useTextControl({ ...usual, ...props, autoComplete })
  const { id, 'aria-describedby': describedBy } = frame.control
  const [revealed, setRevealed] = useRevealed(control)
  const [capsLock, setCapsLock] = useState(false)
  const told = requirements.length > 0 && !readOnly

  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const Icon = revealed ? EyeOff : Eye
  return drawFrame(
    'sw-Field sw-PasswordField',
    props,
    frame,
    <div
      className="sw-Field-box"
      onBlur={onLeave(() => {
        setCapsLock(false)
        props.onBlur?.()
      })}
    >
      <input
        {...attributes}
        className="sw-Field-control"
        type={revealed ? 'text' : 'password'}
        aria-describedby={classes(describedBy, told && requirementsIdOf(id)) || undefined}
        onBlur={undefined}
        onKeyDown={readCapsLock}
        onKeyUp={readCapsLock}
      />
      <button
        type="button"
        className="sw-Field-button"
        disabled={disabled}
        aria-label={t('password.reveal')}
        aria-pressed={revealed}
        aria-controls={id}
        // A press with a pointer leaves the caret where it is.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setRevealed(!revealed)}
      >
        <Icon className="sw-icon" aria-hidden="true" />
      </button>
    </div>,
    {
      below: (
        <>
          {below}
          {capsLock && !readOnly && <CapsLockHint />}
          {told && <PasswordRequirements {...props} id={id} control={control} requirements={requirements} />}
        </>
      ),
    },
  )
}

const usual = { autoCapitalize: 'none', spellCheck: false } as const

/** Hidden again when the form is submitted: browsers keep what they see as text, to offer it to the next person. */
function useRevealed(control: RefObject<HTMLInputElement | null>) {
  const [revealed, setRevealed] = useState(false)
  useEffect(() => {
    const form = control.current?.form
    if (!form || !revealed) return undefined
    const hide = () => setRevealed(false)
    form.addEventListener('submit', hide)
    return () => form.removeEventListener('submit', hide)
  }, [control, revealed])
  return [revealed, setRevealed] as const
}
