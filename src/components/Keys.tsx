'use client'

import { use, useSyncExternalStore } from 'react'
import { LocaleContext } from '../internal/LocaleContext'
import { isMac } from '../internal/shortcuts'

interface KeysProps {
  /** In the order in which they are pressed; `Mod` is Ctrl, or ⌘ on a Mac. */
  keys: readonly string[]
}

/** Keys to press, as they are called on the keyboard at hand. */
export function Keys({ keys }: KeysProps) {
  const mac = useIsMac()
  // The one key here that keyboards of other countries call by another name: its word comes with the help.
  const control = use(LocaleContext)?.messages['keys.name.control']
  const elsewhere: Readonly<Record<string, string>> = {
    Mod: typeof control === 'string' ? control : 'Ctrl',
    ...arrows,
  }
  return (
    <span className="sw-Keys" dir="ltr">
      {keys.map((key) => (
        <kbd key={key} className="sw-Keys-key">
          {mac ? (onMac[key] ?? key) : (elsewhere[key] ?? key)}
        </kbd>
      ))}
    </span>
  )
}

const arrows = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }
const onMac: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', ...arrows }

/** A server does not know the keyboard, and takes the one that more people have. */
export function useIsMac(): boolean {
  return useSyncExternalStore(never, isMac, no)
}

const never = () => () => {}
const no = () => false
