import { capital, comment, quote } from './code'
import type { OpenApi } from './OpenApi'
import { type Drafted, pathWriter, type Source } from './Source'
import { createCode, getCode, removeCode, updateCode } from './writeChanges'
import { listCode } from './writeList'

/** The file of one source: an object, or a function when its path speaks of a record above it. */
export function writeSource(api: OpenApi, drafted: Drafted, constant: string): string {
  const { resource, entity } = drafted
  const source: Source = { ...drafted, api, record: capital(entity), ...pathWriter(resource) }
  const methods = [
    ...listCode(source),
    ...getCode(source),
    ...createCode(source),
    ...updateCode(source),
    ...removeCode(source),
  ]
  const { record, above } = source
  const hasList = resource.list !== undefined
  const type = hasList ? `DataSource<${record}>` : `Omit<DataSource<${record}>, 'can' | 'list'>`
  const parameters = above.map((name) => `${name}: string | number`).join(', ')
  const opening = above.length > 0 ? `(${parameters}): ${type} => ({` : '{'
  const typed = above.length > 0 ? '' : `: ${type}`
  const why = hasList ? '' : ' The document has no list of them, so that a source is not whole yet.'
  return [
    `import type { DataSource } from ${quote('screenwright/data')}`,
    `import { call } from ${quote('../call')}`,
    `import type { ${record} } from ${quote(`../entities/${entity}`)}`,
    '',
    comment(`${resource.path}.${why}`),
    `export const ${constant}${typed} = ${opening}`,
    ...methods.map((line) => (line === '' ? line : `  ${line}`)),
    above.length > 0 ? '})' : '}',
    '',
  ].join('\n')
}
