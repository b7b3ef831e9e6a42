import { ScriptError } from './ScriptError'
import { scriptAddress } from './scriptAddress'
import { failed, loads } from './scriptLoads'

/** A call that has asked for a script which may not begin yet. */
interface Waiting {
  readonly src: string
  readonly address: string
  /** The addresses of scripts that must have run before. */
  readonly after: readonly string[]
  readonly giveUp: (error: unknown) => void
}

const waiting = new Set<Waiting>()

/** Whether a call has asked for a script and waits, as for a person's consent. */
export function isWaitedFor(src: string): boolean {
  const address = scriptAddress(src)
  return [...waiting].some((one) => one.address === address)
}

/**
 * Wait as `wait` does. Scripts that come after one another in a ring would wait for ever: the call that closes it and all
 * others in it are rejected at once.
 */
export function inOrder<T>(
  src: string,
  after: readonly string[],
  signal: AbortSignal | undefined,
  wait: () => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => waiting.delete(one)
    const giveUp = (error: unknown) => {
      leave()
      reject(error)
    }
    const one: Waiting = { src, address: scriptAddress(src), after: after.map(scriptAddress), giveUp }
    waiting.add(one)
    signal?.addEventListener('abort', leave)
    const ring = ringFrom([one], new Set())
    if (!ring) wait().then(resolve, giveUp).finally(leave)
    else {
      const error = new ScriptError('cycle', src, undefined, wordsOf(ring))
      for (const each of ring) each.giveUp(error)
    }
  })
}

/** Follow `after` from the last of a chain until it leads back to the first. */
function ringFrom(way: readonly [Waiting, ...Waiting[]], seen: Set<string>): readonly Waiting[] | undefined {
  const [first] = way
  for (const address of (way.at(-1) ?? first).after) {
    if (address === first.address) return way
    const isThere = loads.has(address) && !failed.has(address)
    if (isThere || seen.has(address)) continue
    seen.add(address)
    for (const next of waiting) {
      const ring = next.address === address && ringFrom([...way, next], seen)
      if (ring) return ring
    }
  }
  return undefined
}

function wordsOf([first, ...others]: readonly Waiting[]): string {
  if (others.length === 0)
    return 'would wait for ever, since it comes after itself. Take it out of its `after`.'
  const names = [...others, first].map((one) => one?.src).join(', which comes after ')
  return `would wait for ever: it comes after ${names}. Take one of them out of the \`after\` of another.`
}
