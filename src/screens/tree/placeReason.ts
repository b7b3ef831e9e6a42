import type { RecordId } from '../../data/DataSource'
import type { TranslateWith } from '../../internal/useScreenLocale'
import type { TreeMessageKey } from '../../messages/englishTree'
import { atTop } from './TreeBranch'
import type { TreeRow } from './treeRows'

interface PlaceFacts<R> {
  readonly rows: readonly TreeRow<R>[]
  readonly getRecordId: (record: R) => RecordId
  readonly getRecordTitle: (record: R) => string
  readonly t: TranslateWith<TreeMessageKey>
}

/** Why no record can be put there, of the places that are on the page: below itself, below its own, or where it is already. */
export function placeReason<R>(
  { rows, getRecordId, getRecordTitle, t }: PlaceFacts<R>,
  record: R,
  target: R | undefined,
): string | undefined {
  const id = String(getRecordId(record))
  const to = target === undefined ? atTop : String(getRecordId(target))
  const parents = new Map(rows.flatMap((row) => (row.kind === 'record' ? [[row.id, row.parent]] : [])))
  const title = getRecordTitle(record)
  if (to === id) return t('tree.notIntoItself', { title })
  if (parents.get(id) === to) return t('tree.alreadyThere', { title })
  for (let at: string | undefined = to; at; at = parents.get(at)) {
    if (at === id) return t('tree.notIntoOwn', { title })
  }
  return undefined
}
