/** Why a script is not there. */
export type ScriptErrorKind =
  /** No answer, or one that is no script. */
  | 'network'
  /** The answer is not the one that `integrity` vouches for. */
  | 'integrity'
  /** It has not run in time, and will not run later. Also when a script that must run before was not loaded. */
  | 'timeout'
  /** It would wait for itself: it comes `after` scripts that come after it. */
  | 'cycle'
  /** The caller aborted its signal. */
  | 'aborted'
  /** The page's policy, or its Trusted Types, forbid it. */
  | 'csp'
  /** It has run, and `ready` gave nothing in time. */
  | 'not-ready'
  /** The person has not agreed, or the address is none from which a script is ever loaded. */
  | 'rejected'

/** Tells code by its `reason`, and a developer by its message, why a script is not there. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError'
  declare readonly kind: ScriptErrorKind
  /** The script that is missing: the one that was asked for, or one of those that must run before. */
  declare readonly src: string

  /** @param story what there is to say beyond the kind */
  constructor(kind: ScriptErrorKind, src: string, cause?: unknown, story?: string) {
    const said = process.env.NODE_ENV === 'production' ? kind : (story ?? words[kind])
    super(`screenwright: ${src === '' ? '""' : src} ${said}`, { cause })
    this.kind = kind
    this.src = src
  }
}

const words: Record<ScriptErrorKind, string> = {
  network: 'could not be loaded, so that it has not run. Try again.',
  integrity: 'is not what `integrity` says, so that it has not run. Give the hash of what is served.',
  timeout: 'took too long, so that it was given up. Try again.',
  cycle: 'comes after itself, so that it would wait for ever. Take it out of `after`.',
  aborted: 'is not waited for any more, because the caller aborted its signal.',
  csp: 'is forbidden by the page’s policy, so that it has not run. Allow it, or give `nonce` or `policy`.',
  'not-ready': 'has run, but `ready` gave nothing in time. Look for what it really makes.',
  rejected:
    'is not loaded: the person did not agree, or it is no address of a script. Give one that leads to a server.',
}
