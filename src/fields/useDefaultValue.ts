'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Shows a later `defaultValue`, or the present one again when `resetKey` changes, in a control that React leaves
 * alone. The first one is React's to show: what a person typed before hydration stays.
 */
export function useDefaultValue<Control, Value>(
  control: RefObject<Control | null>,
  defaultValue: Value,
  resetKey: string | number | undefined,
  show: (control: Control, value: Value) => void,
): void {
  const shown = useRef({ defaultValue, resetKey })
  useLayoutEffect(() => {
    const last = shown.current
    if (Object.is(last.defaultValue, defaultValue) && last.resetKey === resetKey) return
    shown.current = { defaultValue, resetKey }
    if (control.current) show(control.current, defaultValue)
  }, [control, defaultValue, resetKey, show])
}
