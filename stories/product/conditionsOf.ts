import type { Surroundings } from '../../.storybook/usual'
import type { CallConditions, SourceCall } from '../../src/data/callsUnder'
import type { MemorySource } from '../../src/data/memorySource'
import type { Report } from './register'

/** How the calls of a product fare under the network that the toolbar names, until the person signs in again. */
export function conditionsOf(network: Surroundings['network']): Partial<CallConditions> & {
  /** Lets calls through again after the session has ended. */
  readonly signIn: () => void
} {
  let signedIn = false
  const signIn = () => {
    signedIn = true
  }
  switch (network) {
    case 'fast':
    case 'conflicting':
      return { signIn }
    case 'slow':
      return { delay: 1500, signIn }
    case 'failing':
      return { fail: { status: 503, title: 'The register is closed for maintenance' }, signIn }
    case 'offline':
      return { fail: { status: 0, title: 'No answer' }, signIn }
    case 'sessionEnding':
      return { fail: (call) => (isWrite(call) && !signedIn ? signedOut : undefined), signIn }
  }
}

/** Change each report that a person is about to save, once, as someone else would. */
export function letOthersWrite(reports: MemorySource<Report>): void {
  const changed = new Set<unknown>()
  reports.control.fail = ({ method, id, phase }) => {
    if (method !== 'update' || phase === 'after' || id === undefined || changed.has(id)) return undefined
    changed.add(id)
    reports.control.changeElsewhere(id, { damage: 'Substantial', speed: 180 })
    return undefined
  }
}

const isWrite = ({ method }: SourceCall) => !['list', 'get', 'getMany'].includes(method)
const signedOut = { status: 401, title: 'The session has ended' }
