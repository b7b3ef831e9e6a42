'use client'

import { type ComponentType, useState } from 'react'

/**
 * A calendar whose code is loaded when it is wanted. Without it, a date can still be typed.
 * @param load imports the component
 */
export function useCalendar<Props, Value>(load: () => Promise<ComponentType<Props>>) {
  const [Calendar, setCalendar] = useState<ComponentType<Props>>()
  const [opened, setOpened] = useState<{ at: Value }>()

  const [failed, setFailed] = useState(false)

  async function prepare(): Promise<boolean> {
    try {
      const loaded = await load()
      setCalendar(() => loaded)
      setFailed(false)
      return true
    } catch {
      return false
    }
  }

  async function open(getValue: () => Value) {
    if (await prepare()) setOpened({ at: getValue() })
    else setFailed(true)
  }

  return {
    Calendar,
    /** The value with which it was opened, while it is open. */
    opened,
    /** Whether it was wanted and could not be loaded. */
    failed,
    prepare: () => void prepare(),
    open: (getValue: () => Value) => void open(getValue),
    close: () => setOpened(undefined),
  }
}
