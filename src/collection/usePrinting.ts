'use client'

import { useSyncExternalStore } from 'react'

/** Whether the page is being printed, so that what is out of sight can be drawn as well. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => printing, onServer)
}

/** A page is printed as a whole. */
let printing = false

const onServer = () => false

function subscribe(onChange: () => void) {
  const say = (isPrinting: boolean) => {
    printing = isPrinting
    onChange()
  }
  const begin = () => say(true)
  const end = () => say(false)
  // A preview may ask for the paper's styles and say nothing of printing.
  const paper = window.matchMedia('print')
  const look = () => say(paper.matches)
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  paper.addEventListener('change', look)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    paper.removeEventListener('change', look)
  }
}
