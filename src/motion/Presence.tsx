'use client'

import { type HTMLAttributes, type Ref, use, useEffect, useMemo, useRef } from 'react'
import { classes } from '../internal/classes'
import type { DataAttributes } from '../internal/RootProps'
import { useSharedRef } from '../internal/useSharedRef'
import { PresenceList, type Keyed, PresenceContext, usePresenceList } from './presenceList'
import { useRestoreFocus } from './useRestoreFocus'
import { useMovement } from './useMovement'

export interface PresenceProps extends HTMLAttributes<HTMLDivElement>, DataAttributes {
  /** Whether the content belongs to the page; otherwise it leaves and is removed. */
  show: boolean
  /** Lets content that is there at first enter with a movement too. @default false */
  appear?: boolean | undefined
  /** Called when the content has left and its element is removed. */
  onGone?: (() => void) | undefined
  /** Set on the element around the content, while there is one. */
  ref?: Ref<HTMLDivElement> | undefined
}

/**
 * Content that comes and goes: it rises in, and fades when it leaves. While it leaves it cannot be clicked, focused or
 * read, focus that was in it returns to where it came from, and shown again it turns round where it is. It is removed soon
 * after its movement should have ended, even where the browser draws no frames.
 */
export function Presence(props: PresenceProps) {
  const given = useMemo(() => contentOf(props), [props])
  const [entries, remove] = usePresenceList(given, { appears: props.appear ?? false })
  const { onGone } = props
  const there = entries.length > 0
  const wasThere = useRef(there)
  useEffect(() => {
    if (wasThere.current && !there) onGone?.()
    wasThere.current = there
  }, [there, onGone])
  return <PresenceList entries={entries} remove={remove} />
}

function contentOf({ show, appear: _appear, onGone: _onGone, ...drawn }: PresenceProps): readonly Keyed[] {
  return show ? [{ key: 'shown', node: <Content {...drawn} /> }] : []
}

function Content({ className, ref, onFocus, ...rest }: Omit<PresenceProps, 'show' | 'appear' | 'onGone'>) {
  const [root, hold] = useSharedRef(ref)
  const comeFrom = useRestoreFocus(root, use(PresenceContext)?.present ?? true)
  return (
    <div
      {...rest}
      className={classes('sw-Presence', className)}
      onFocus={(event) => {
        comeFrom(event)
        onFocus?.(event)
      }}
      {...useMovement('rise', hold)}
    />
  )
}
