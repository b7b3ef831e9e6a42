'use client'

import { useSyncExternalStore } from 'react'
import { isMac } from '../internal/shortcuts'

interface KeysProps {
  /** In the order in which they are pressed; `Mod` is Ctrl, or ⌘ on a Mac. */
  keys: readonly string[]
}

/** Keys to press, as they are called on the keyboard at hand. */
export function Keys({ keys }: KeysProps) {
  const mac = useIsMac()
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

const onMac: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', ...arrows() }
const elsewhere: Readonly<Record<string, string>> = { Mod: 'Ctrl', ...arrows() }

function arrows(): Readonly<Record<string, string>> {
  return { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }
}

/** A server does not know the keyboard, and takes the one that more people have. */
export function useIsMac(): boolean {
  return useSyncExternalStore(never, isMac, no)
}

const never = () => () => {}
const no = () => false
