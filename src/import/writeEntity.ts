import type { Entity } from '../spec/entities/Entity'
import { capital, code, comment, quote } from './code'
import { type Skip, writeFields } from './writeField'

/** The file that declares one entity; `skip` gets the rules that it does not have. */
export function writeEntity(entity: Entity, constant: string, description: string, skip: Skip): string {
  const used = new Set(['defineEntity'])
  const fields = writeFields(entity.fields, { used, skip, at: constant, indent: '  ' })
  const named = ['name', 'title'].find(
    (name) => entity.fieldNames.includes(name) && entity.fields[name]?.kind === 'text',
  )
  const title = named === undefined || named === entity.id ? '' : `  title: ${quote(named)},\n`
  return [
    `import { ${[...used].toSorted().join(', ')}, type RecordOf } from ${quote('screenwright/spec')}`,
    '',
    comment(description),
    `export const ${constant} = defineEntity({`,
    `  name: ${quote(entity.name)},`,
    `  labels: ${code(entity.labels)},`,
    `  id: ${quote(entity.id)},`,
    `${title}  fields: ${fields},`,
    '})',
    '',
    `export type ${capital(constant)} = RecordOf<typeof ${constant}>`,
    '',
  ].join('\n')
}
