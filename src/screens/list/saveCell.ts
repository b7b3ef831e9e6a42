import { sameValue } from '../../form/sameValue'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { ownValue } from '../../spec/values/ownValue'
import { type ChangesAnswer, type ChangesToSave, saveChanges } from '../source/saveChanges'

interface CellToSave<F extends Fields> extends Omit<ChangesToSave<F>, 'changes' | 'idName' | 'optimistic'> {
  readonly name: keyof F & string
  /** The value as its field means it; null where it was emptied. */
  readonly value: unknown
}

/** How it ended, in one word; where it has changed meanwhile the person decides which value stays. */
export type CellAnswer<R> = ChangesAnswer<R> | { readonly status: 'unchanged' }

/** Store one value of a record, where it is another one. Someone else who meant the same has stored it as well. */
export async function saveCell<F extends Fields>(cell: CellToSave<F>): Promise<CellAnswer<RecordBy<F>>> {
  const { name, value, ...saving } = cell
  const isThere = (record: RecordBy<F>) => sameValue(ownValue(record, name) ?? null, value)
  if (isThere(saving.base)) return { status: 'unchanged' }
  const answer = await saveChanges({ ...saving, changes: { [name]: value } })
  return answer.status === 'changed' && isThere(answer.record) ? { ...answer, status: 'saved' } : answer
}
