import { hasMore, type SearchGroup, type SearchResult } from './searchState'

/** An option of the list: what was found, the way to all of it, or another try. */
export type QuickJumpRow =
  | { readonly kind: 'result'; readonly key: string; readonly result: SearchResult }
  | { readonly kind: 'more'; readonly key: string; readonly group: SearchGroup }
  | { readonly kind: 'retry'; readonly key: string; readonly group: SearchGroup }

export interface QuickJumpRows {
  readonly group: SearchGroup
  readonly rows: readonly QuickJumpRow[]
}

/** The options below each heading. A group without any has no heading. */
export function quickJumpRows(groups: readonly SearchGroup[], canRetry: boolean): readonly QuickJumpRows[] {
  return groups
    .map((group) => ({ group, rows: rowsOf(group, canRetry) }))
    .filter(({ rows }) => rows.length > 0)
}

/** The first option, once no group before it is still being searched. */
export function firstKeyOf(
  groups: readonly SearchGroup[],
  sections: readonly QuickJumpRows[],
): string | undefined {
  for (const group of groups) {
    const section = sections.find((one) => one.group === group)
    if (section) return section.rows[0]?.key
    if (group.status === 'loading') return undefined
  }
  return undefined
}

function rowsOf(group: SearchGroup, canRetry: boolean): readonly QuickJumpRow[] {
  const { name, results, status } = group
  return [
    ...results.map((result) => ({ kind: 'result' as const, key: `${name} ${result.id}`, result })),
    ...(hasMore(group) ? [{ kind: 'more' as const, key: `${name}…`, group }] : []),
    ...(status === 'failed' && canRetry ? [{ kind: 'retry' as const, key: `${name}!`, group }] : []),
  ]
}
