'use client'

import { type ComponentType, useState } from 'react'

/**
 * A calendar whose code is loaded when it is wanted. Without it, a date can still be typed.
 * @param load imports the component
 */
export function useCalendar<Props, Value>(load: () => Promise<ComponentType<Props>>) {
  const [Calendar, setCalendar] = useState<ComponentType<Props>>()
  const [opened, setOpened] = useState<{ at: Value }>()

  function prepare() {
    return load().then(
      (loaded) => setCalendar(() => loaded),
      () => {},
    )
  }

  return {
    Calendar,
    /** The value with which it was opened, while it is open. */
    opened,
    prepare: () => void prepare(),
    open: (getValue: () => Value) => void prepare().then(() => setOpened({ at: getValue() })),
    close: () => setOpened(undefined),
  }
}
