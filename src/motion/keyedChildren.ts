import { isValidElement, type ReactNode } from 'react'
import type { Keyed } from './presenceList'

/**
 * The children of a list by their keys: what leaves has to be told from what stays, and a key is all that says so. What
 * has none is known by its place.
 */
export function keyedChildren(children: ReactNode, prefix = ''): readonly Keyed[] {
  const all: readonly ReactNode[] = Array.isArray(children) ? children : [children]
  return all.flatMap((node, place) => {
    if (Array.isArray(node)) return keyedChildren(node, `${prefix}${place}/`)
    if (node === null || node === undefined || typeof node === 'boolean') return []
    const key = isValidElement(node) && node.key !== null ? `=${node.key}` : `${place}`
    return { key: prefix + key, node }
  })
}
