import type { Ref, RefCallback } from 'react'

/** One ref for two holders: the component's own and the host's. */
export function mergeRefs<T>(own: Ref<T>, given: Ref<T> | undefined): Ref<T> {
  if (given === undefined || given === null) return own
  const merged: RefCallback<T> = (element) => {
    const leave = [own, given].map((ref) => hand(ref, element))
    return () => leave.forEach((undo) => undo())
  }
  return merged
}

function hand<T>(ref: Ref<T>, element: T | null): () => void {
  if (typeof ref === 'function') {
    const undo = ref(element)
    return typeof undo === 'function' ? undo : () => void ref(null)
  }
  if (ref === null) return () => {}
  ref.current = element
  return () => {
    ref.current = null
  }
}
