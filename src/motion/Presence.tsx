'use client'

import { type HTMLAttributes, type Ref, use, useEffect, useMemo, useRef } from 'react'
import { classes } from '../internal/classes'
import type { DataAttributes } from '../internal/RootProps'
import { useSharedRef } from '../internal/useSharedRef'
import { PresenceList, type Keyed, PresenceContext, usePresenceList } from './presenceList'
import { useFocusReturn } from './useFocusReturn'
import { useMovement } from './useMovement'

export interface PresenceProps extends HTMLAttributes<HTMLDivElement>, DataAttributes {
  /** Whether the content belongs to the page. What no longer does is only still seen while it leaves. */
  show: boolean
  /** Lets content that is there at first come with a movement too. @default false */
  appear?: boolean
  /** Called when the content has left, and nothing of it is on the page any more. */
  onGone?: () => void
  /** Set on the element around the content, while there is one. */
  ref?: Ref<HTMLDivElement>
}

/**
 * Content that comes and goes: it rises in, and fades when it leaves. What leaves cannot be clicked, focused or read,
 * focus that was in it returns to where it came from, and what is shown again meanwhile turns round where it is. It is
 * gone soon after it should be, whatever keeps its movement from ending.
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
  const comeFrom = useFocusReturn(root, use(PresenceContext)?.present ?? true)
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
