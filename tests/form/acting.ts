import type { Issue } from '../../src/spec/rules/issues'
import type { FieldRule } from '../../src/form/FormStore'

export const needed: FieldRule = (value) =>
  value ? undefined : { rule: 'required', message: 'Enter the airport' }

export function serverIssue(name: string | undefined, message: string): Issue {
  const path = name === undefined ? [] : [name]
  return { path, rule: 'known', params: {}, severity: 'error', source: 'server', message }
}

/** An answer that the test gives when it likes. */
export function later<Answer>() {
  let resolve: (answer: Answer) => void = () => {}
  let reject: (thrown: unknown) => void = () => {}
  const promise = new Promise<Answer>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

export const messages = (issues: readonly Issue[]) => issues.map(({ message }) => message)

/** Let every promise that can go on do so. */
export const settled = () => new Promise((resolve) => setImmediate(resolve))
