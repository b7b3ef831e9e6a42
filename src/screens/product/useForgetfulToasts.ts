'use client'

import { useEffect, useRef } from 'react'
import { dismissToast, getToasts } from '../../components/toasts'
import type { Id } from '../../spec/fields/FieldBase'

interface Person {
  readonly role: string | undefined
  readonly me: Id | undefined
}

/** How many products are on the page, and who used the one that left it last. */
const page: { products: number; left: Person | undefined } = { products: 0, left: undefined }

/**
 * Take away the messages of the person before: what they offer to take back is not the next one's to take back. They go as well when
 * the person leaves the product, as by signing out.
 */
export function useForgetfulToasts({ role, me }: Person): void {
  const before = useRef<Person>({ role, me })
  useEffect(() => {
    if (isOther(before.current, { role, me })) forget()
    before.current = { role, me }
  }, [role, me])
  useEffect(() => {
    if (page.left && isOther(page.left, before.current)) forget()
    page.left = undefined
    page.products += 1
    return () => {
      page.products -= 1
      page.left = before.current
      // A page that has a product of its own comes with the one that leaves, and has the messages still.
      queueMicrotask(() => {
        if (page.products === 0) forget()
      })
    }
  }, [])
}

/** Whether it is known to be somebody else; who it is may become known only after a while. */
function isOther(last: Person, now: Person): boolean {
  return (last.me !== undefined && last.me !== now.me) || (last.role !== undefined && last.role !== now.role)
}

function forget(): void {
  for (const { id } of getToasts()) dismissToast(id)
}
