'use client'

import { type Ref, type RefCallback, type RefObject, useCallback, useState } from 'react'
import { shareElement } from '../internal/useSharedRef'

/** A control that React leaves alone, and the default that it was last told to show. */
export interface HeldControl<Control, Value> extends RefObject<Control | null> {
  defaultValue: Value
  resetKey: string | number | undefined
}

type Show<Control, Value> = (control: Control, value: Value) => void

/**
 * Holds a field's control, for the host's ref as well, and shows in it a later `defaultValue`, or the present one again
 * when `resetKey` changes. The first one is React's to show: what a person typed before hydration stays.
 */
export function useControl<Control, Value>(
  given: Ref<Control> | undefined,
  defaultValue: Value,
  resetKey: string | number | undefined,
  show: Show<Control, Value>,
): readonly [RefObject<Control | null>, RefCallback<Control>] {
  const [control] = useState(() => createControl<Control, Value>(defaultValue, resetKey))
  return [control, useHold(control, given, defaultValue, resetKey, show)]
}

export function createControl<Control, Value>(
  defaultValue: Value,
  resetKey: string | number | undefined,
): HeldControl<Control, Value> {
  return { current: null, defaultValue, resetKey }
}

/**
 * The ref of such a control. It is another one for another default, and React then takes the control anew: a form of a
 * thousand fields pays for no effect in each.
 */
export function useHold<Control, Value>(
  control: HeldControl<Control, Value>,
  given: Ref<Control> | undefined,
  defaultValue: Value,
  resetKey: string | number | undefined,
  show: Show<Control, Value>,
): RefCallback<Control> {
  return useCallback(
    (element: Control | null) => {
      if (element) showDefault(control, element, defaultValue, resetKey, show)
      return shareElement(control, given, element)
    },
    [control, given, defaultValue, resetKey, show],
  )
}

function showDefault<Control, Value>(
  last: HeldControl<Control, Value>,
  element: Control,
  defaultValue: Value,
  resetKey: string | number | undefined,
  show: Show<Control, Value>,
) {
  if (Object.is(last.defaultValue, defaultValue) && last.resetKey === resetKey) return
  last.defaultValue = defaultValue
  last.resetKey = resetKey
  show(element, defaultValue)
}
