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

interface Arrow {
  Icon: ComponentType<{ className: string }>
  name: Parameters<TranslateKeys>[0]
}

/** Drawn, because many fonts have arrows up and down alone. */
const arrows: Readonly<Record<string, Arrow>> = {
  ArrowUp: { Icon: ArrowUp, name: 'keys.name.up' },
  ArrowDown: { Icon: ArrowDown, name: 'keys.name.down' },
  ArrowLeft: { Icon: ArrowLeft, name: 'keys.name.left' },
  ArrowRight: { Icon: ArrowRight, name: 'keys.name.right' },
}
const macCaps: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
const macNames: Readonly<Record<string, string>> = { Mod: 'Command', Alt: 'Option' }
/** Keys that keyboards of other countries call by another name. */
const named: Readonly<Record<string, Parameters<TranslateKeys>[0]>> = {
  Mod: 'keys.name.control',
  Space: 'keys.name.space',
  PageUp: 'keys.name.pageUp',
  PageDown: 'keys.name.pageDown',
}

function capOf(key: string, mac: boolean, t: TranslateKeys): ReactNode {
  const arrow = arrows[key]
  if (arrow) return <arrow.Icon className="sw-icon" />
  if (key === 'Escape') return 'Esc'
  return (mac ? macCaps[key] : undefined) ?? wordOf(key, t)
}

function nameOf(key: string, mac: boolean, t: TranslateKeys): string {
  const arrow = arrows[key]
  if (arrow) return t(arrow.name)
  return (mac ? macNames[key] : undefined) ?? wordOf(key, t)
}

function wordOf(key: string, t: TranslateKeys): string {
  const name = named[key]
  return name === undefined ? key : t(name)
}
