import { createColumns } from '../../../src/collection/createColumns'
import { messagesInEnglish } from '../../../src/messages/createTranslator'
import { recordTree } from '../../../src/screens/tree/recordTree'
import type { TreeBranches } from '../../../src/screens/tree/TreeBranch'
import { category, idOfCategory, someCategories, type Category } from './categories'

export const categories = someCategories()
export const { branches } = recordTree(categories, {
  getId: (record) => String(record.id),
  getParentId: ({ parent }) => (typeof parent === 'number' ? String(parent) : undefined),
})

/** The tree with another branch below a category, by its name; the top without one. */
export function withBranch(
  name: string | undefined,
  branch: Partial<NonNullable<ReturnType<(typeof branches)['get']>>>,
): TreeBranches<Category> {
  const key = name === undefined ? '' : String(idOfCategory(name))
  const known = branches.get(key) ?? { status: 'ready', records: [] }
  return new Map([...branches, [key, { ...known, ...branch }]])
}

/** A tree as it stands when everything is there: each story changes what its state is about. */
export const shown = {
  title: 'Categories of the shop',
  noun: 'category',
  nouns: 'categories',
  status: 'ready' as const,
  columns: createColumns(
    category,
    ['name', 'goods', 'shown', 'code'],
    { sort: ['name', 'goods'] },
    { locale: 'en', t: messagesInEnglish, sample: categories },
  ),
  titleColumn: 'name',
  branches,
  expanded: [idOfCategory('Camping'), idOfCategory('Tents')],
  getRecordId: (record: Category) => record.id,
  getRecordTitle: ({ name }: Category) => name,
  getHref: (record: Category) => `#${record.id}`,
  total: { kind: 'exact' as const, count: categories.length },
  search: '',
}
