'use client'

import { useSyncExternalStore } from 'react'
import type * as phoneNumber from '../fields/phoneNumber'
import { listen } from '../internal/listen'
import { isBarePhone } from './isBarePhone'

export interface PhoneTextProps {
  /** The number as the record has it. */
  value: string
}

/**
 * A telephone number in the groups of its country. What knows them is loaded once such a number is on the page: until then,
 * or if it cannot be had, the digits stand there as they are kept. A number that has groups keeps those that a person wrote.
 */
export function PhoneText({ value }: PhoneTextProps) {
  const isBare = isBarePhone(value)
  const phones = useSyncExternalStore(isBare ? subscribe : subscribeToNothing, loaded, notOnServer)
  return (
    <bdi className="sw-ValueText-phone" dir="ltr">
      {isBare && phones ? phones.showPhone(value, undefined) : value}
    </bdi>
  )
}

let phones: typeof phoneNumber | undefined
let isLoading = false
const listeners = new Set<() => void>()

const loaded = () => phones
const notOnServer = () => undefined

function subscribe(listener: () => void) {
  void load()
  return listen(listeners, listener)
}

const subscribeToNothing = () => () => {}

/** Where it could not be had, the next number on the page asks again. */
async function load() {
  if (phones || isLoading) return
  isLoading = true
  try {
    phones = await import('../fields/phoneNumber')
    for (const listener of listeners) listener()
  } catch {
    // The digits alone can be read and dialled as well.
  } finally {
    isLoading = false
  }
}
