import type { TranslateWith } from '../../internal/useScreenLocale'
import type { ImportMessageKey } from '../../messages/englishImport'
import type { Entity } from '../../spec/entities/Entity'
import type { Issue } from '../../spec/rules/issues'
import { issueAt } from './issueAt'
import { type KnownReferences, textsIn } from './referencesIn'

/** Put the ids of records in place of the texts that stand for them; find fault where a text stands for none, or for several. */
export function withReferences(
  { fields }: Pick<Entity, 'fields'>,
  read: Readonly<Record<string, unknown>>,
  references: KnownReferences,
  t: TranslateWith<ImportMessageKey>,
): { readonly values: Readonly<Record<string, unknown>>; readonly issues: readonly Issue[] } {
  const values = { ...read }
  const issues: Issue[] = []
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'reference' || !Object.hasOwn(read, name)) continue
    const found = textsIn(read[name]).map((text) => ({ text, known: references.get(field.to)?.get(text) }))
    const bad = found.find(({ known }) => known?.status !== 'found')
    if (bad) {
      const key = bad.known?.status === 'several' ? 'import.severalCalled' : 'import.unknownTitle'
      issues.push(issueAt(name, t(key, { value: bad.text })))
    } else {
      const ids = found.map(({ text, known }) => (known?.status === 'found' ? known.id : text))
      values[name] = field.many ? ids : ids[0]
    }
  }
  return { values, issues }
}
