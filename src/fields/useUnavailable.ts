'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { isDate } from '../spec/values/dateText'
import type { FieldProps } from './FieldProps'

interface UnavailableProps extends Pick<FieldProps<never>, 'registerValidator'> {
  isUnavailable?: ((date: string) => string | undefined) | undefined
}

/**
 * Have the form around a field reject a day that cannot be chosen when it is typed, in the words that the calendar has.
 * @param readDates gives what stands in the field
 */
export function useUnavailable(
  { isUnavailable, registerValidator }: UnavailableProps,
  readDates: () => readonly (string | null | undefined)[],
): void {
  const latest = useRef({ isUnavailable, readDates })
  useLayoutEffect(() => void (latest.current = { isUnavailable, readDates }))

  const asks = isUnavailable !== undefined
  useEffect(() => {
    if (!asks) return undefined
    return registerValidator?.(() => {
      const dates = latest.current.readDates().filter((date) => date && isDate(date)) as string[]
      return dates.map((date) => latest.current.isUnavailable?.(date)).find(Boolean)
    })
  }, [asks, registerValidator])
}
