import { fn } from 'storybook/test'
import { ProblemError, type Problem } from '../../../src/data/problems'

/** A call that is answered, as the register's server does. */
export const accepts = () => fn(async () => {})

/** A call that is answered by a problem. */
export const fails = (problem: Partial<Problem> & Pick<Problem, 'status'>) =>
  fn(() => Promise.reject(new ProblemError(problem)))

/** A call whose answer is long in coming. */
export const waits = () => fn(() => new Promise<void>(() => {}))

/** An issue that the server found. */
export const issue = (name: string, message: string): NonNullable<Problem['issues']>[number] => ({
  path: [name],
  rule: 'server',
  params: {},
  severity: 'error',
  source: 'server',
  message,
})

/** Let a story have a browser that knows passkeys, or one that does not. */
export function withPasskeys(known: boolean) {
  return () => {
    const real = Object.getOwnPropertyDescriptor(window, 'PublicKeyCredential')
    const credential = class {
      static isConditionalMediationAvailable = () => Promise.resolve(true)
    }
    Object.defineProperty(window, 'PublicKeyCredential', {
      configurable: true,
      writable: true,
      value: known ? credential : undefined,
    })
    return () => {
      if (real) Object.defineProperty(window, 'PublicKeyCredential', real)
      else Reflect.deleteProperty(window, 'PublicKeyCredential')
    }
  }
}

/** Let a story have no connection. */
export function withoutConnection() {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  return () => void Reflect.deleteProperty(navigator, 'onLine')
}
