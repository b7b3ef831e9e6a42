'use client'

import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ComponentType, ReactNode } from 'react'
import { useIsMac } from '../../components/Keys'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { type TranslateKeys, useKeysLocale } from './useKeysLocale'

interface KeyNamesProps {
  /** As `aria-keyshortcuts` writes them. */
  keys: string
}

/** Keys as they are called on the keyboard at hand: drawn as keys, and read out as words. */
export function KeyNames({ keys }: KeyNamesProps) {
  const { t } = useKeysLocale()
  const mac = useIsMac()
  const ways = keys.split(' ').map((way) => way.split('+'))
  const spoken = ways.map((way) =>
    way.map((key) => nameOf(key, mac, t)).reduce((one, other) => t('keys.name.and', { one, other })),
  )
  return (
    <span className="sw-KeyNames">
      <VisuallyHidden>{spoken.reduce((one, other) => t('keys.name.or', { one, other }))}</VisuallyHidden>
      <span className="sw-KeyNames-ways" aria-hidden="true">
        {ways.map((way) => (
          <span key={way.join('+')} className="sw-KeyNames-way" dir="ltr">
            {way.map((key) => (
              <kbd key={key} className="sw-Keys-key">
                {capOf(key, mac, t)}
              </kbd>
            ))}
          </span>
        ))}
      </span>
    </span>
  )
}

type Name = Parameters<TranslateKeys>[0]
type Names = Readonly<Record<string, Name>>

interface Arrow {
  Icon: ComponentType<{ className: string }>
  name: Name
}

/** Drawn, because many fonts have arrows up and down alone. */
const arrows: Readonly<Record<string, Arrow>> = {
  ArrowUp: { Icon: ArrowUp, name: 'keys.name.up' },
  ArrowDown: { Icon: ArrowDown, name: 'keys.name.down' },
  ArrowLeft: { Icon: ArrowLeft, name: 'keys.name.left' },
  ArrowRight: { Icon: ArrowRight, name: 'keys.name.right' },
}
const macCaps: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
const macNames: Names = { Mod: 'keys.name.command', Alt: 'keys.name.option' }
/** Keys that keyboards of other countries call by another name. */
const named: Names = {
  Alt: 'keys.name.alt',
  Backspace: 'keys.name.backspace',
  Delete: 'keys.name.delete',
  End: 'keys.name.end',
  Enter: 'keys.name.enter',
  Escape: 'keys.name.escape',
  Home: 'keys.name.home',
  Mod: 'keys.name.control',
  PageDown: 'keys.name.pageDown',
  PageUp: 'keys.name.pageUp',
  Shift: 'keys.name.shift',
  Space: 'keys.name.space',
  Tab: 'keys.name.tab',
}

function capOf(key: string, mac: boolean, t: TranslateKeys): ReactNode {
  const arrow = arrows[key]
  if (arrow) return <arrow.Icon className="sw-icon" />
  if (key === 'Escape') return t('keys.name.escapeShort')
  return (mac ? macCaps[key] : undefined) ?? wordOf(key, t)
}

function nameOf(key: string, mac: boolean, t: TranslateKeys): string {
  const arrow = arrows[key]
  if (arrow) return t(arrow.name)
  return wordOf(key, t, mac ? { ...named, ...macNames } : named)
}

function wordOf(key: string, t: TranslateKeys, names = named): string {
  const name = names[key]
  return name === undefined ? key : t(name)
}
