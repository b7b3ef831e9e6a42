import { code, comment, objectCode, quote } from './code'
import type { OpenApi } from './OpenApi'
import { ownValue } from '../spec/values/ownValue'

/** The statuses of HTTP in words, where the document has none. */
const MEANINGS: Readonly<
  Record<number, readonly [code: string, title: string, place: string, next: string]>
> = {
  400: ['badRequest', 'Not accepted', 'form', 'fix'],
  401: ['signInNeeded', 'Not signed in', 'screen', 'signIn'],
  403: ['notAllowed', 'Not allowed', 'screen', 'askForAccess'],
  404: ['notFound', 'Not found', 'screen', 'giveUp'],
  409: ['notPossible', 'Not possible as things are', 'form', 'fix'],
  410: ['gone', 'Removed', 'screen', 'giveUp'],
  412: ['changed', 'Changed in the meantime', 'form', 'reloadAndCompare'],
  413: ['tooLarge', 'Too large', 'form', 'fix'],
  422: ['rejected', 'Not accepted', 'form', 'fix'],
  429: ['tooMany', 'Too many requests', 'toast', 'retry'],
}

/** The file of the error catalogue: one entry for every status that some call answers with. */
export function writeErrors(api: OpenApi): string {
  const titles = new Map<number, Map<string, number>>()
  for (const { method, path, whole } of api.operations) {
    const responses = api.objectIn(whole, 'responses')
    for (const status of Object.keys(responses)) {
      const at = `${method.toUpperCase()} ${path}`
      if (!/^[45]\d\d$/.test(status)) {
        if (!/^[123]/.test(status))
          api.skip(at, `the answer ${code(status)} names no status for the error catalogue`)
        continue
      }
      const said = ownValue(api.objectIn(responses, status), 'description')
      const words = typeof said === 'string' ? said.replace(/\s+/g, ' ').trim() : ''
      const counts = titles.get(Number(status)) ?? new Map<string, number>()
      if (words !== '' && words.length <= 60) counts.set(words, (counts.get(words) ?? 0) + 1)
      titles.set(Number(status), counts)
    }
  }
  const entries = [...titles]
    .toSorted(([one], [other]) => one - other)
    .map(([status, counts]) => {
      const [name, title, place, next] =
        MEANINGS[status] ??
        (status >= 500
          ? [`status${status}`, 'The server failed', 'toast', 'retry']
          : [`status${status}`, 'Not accepted', 'form', 'fix'])
      const [said] = [...counts].toSorted(([, one], [, other]) => other - one)
      const declared = { title: said?.[0].replace(/\.$/, '') ?? title, status, place, next }
      return [name, code(declared, '  ')] as const
    })
  return [
    `import type { ErrorCatalogue } from ${quote('screenwright/spec')}`,
    '',
    comment('Titles are those of the document; places and next steps are proposals.'),
    `export const errors: ErrorCatalogue = ${objectCode(entries)}`,
    '',
  ].join('\n')
}
