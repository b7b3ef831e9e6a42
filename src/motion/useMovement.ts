'use client'

import { PresenceContext, usePresence } from 'framer-motion'
import { type Ref, use, useLayoutEffect, useRef } from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import type { Movement } from './movements'
import { MoveContext } from './stillness'

/**
 * Lets one element come and go. What leaves is inert: it cannot be clicked, focused or read while it is on its way. When
 * a person turns motion off, what comes has arrived and what goes is gone.
 */
export function useMovement<E extends HTMLElement = HTMLElement>(movement: Movement, given?: Ref<E>) {
  const move = use(MoveContext)
  const [present, remove] = usePresence()
  const [element, hold] = useSharedRef(given)
  // What was there when the list or the page appeared has come from nowhere.
  const wasThere = useRef(use(PresenceContext)?.initial === false)

  useLayoutEffect(() => {
    if (present === wasThere.current) return
    const moving =
      element.current && move?.(element.current, movement[present ? 'come' : 'go'](element.current))
    if (!moving) {
      wasThere.current = present
      // The list around it learns only after this effect that something has left.
      if (!present) queueMicrotask(remove)
      return
    }
    let stopped = false
    void moving.arrived.then(() => {
      if (stopped) return
      wasThere.current = present
      if (!present) remove()
    })
    return () => {
      stopped = true
      moving.stop()
    }
  }, [present, remove, move, movement, element])

  return { ref: hold, inert: !present }
}
