'use client'

import { type RefObject, useRef, useState } from 'react'

/** Pages within a step, which are gone through before the step is left. */
export interface StepPages {
  /** Answers whether the step itself is to be left. */
  goOn(): boolean | Promise<boolean>
  /** Goes from the page of an item to the list of those given. */
  goBack(): void
}

interface ItemPages {
  readonly pages: RefObject<StepPages | undefined>
  /** The item that is filled in, in a step that adds one after another. */
  readonly getItem: (step: string) => symbol | undefined
  readonly setItem: (step: string, item: symbol | undefined) => void
}

/** Keeps which item of a list is filled in, as long as its step is shown. */
export function useItemPages(): ItemPages {
  const pages = useRef<StepPages>(undefined)
  const [open, setOpen] = useState<{ readonly step: string; readonly item: symbol | undefined }>()
  return {
    pages,
    getItem: (step) => (open?.step === step ? open.item : undefined),
    setItem: (step, item) => setOpen({ step, item }),
  }
}
