import { ScriptError, type ScriptErrorKind } from './ScriptError'
import { scriptAddress, withoutHash } from './scriptAddress'

/** Makes addresses of scripts trusted, as a policy of `trustedTypes.createPolicy` does. */
export interface ScriptPolicy {
  createScriptURL: (address: string) => unknown
}

/** How a script is loaded. Those of the first call hold, because a script runs once. */
export interface ScriptTagOptions {
  /** Hashes of what is served, as in HTML. From another origin this needs its consent (CORS). */
  integrity?: string | undefined
  /** Admits the tag under a content security policy with `'nonce-…'`. */
  nonce?: string | undefined
  /**
   * For `require-trusted-types-for 'script'`: the name of a policy to be made, which the page's `trusted-types` must
   * allow, or a policy of the page's own.
   */
  policy?: string | ScriptPolicy | undefined
  /** Further attributes of the tag. */
  attributes?: ScriptAttributes | undefined
  /**
   * Milliseconds until it must have run; after that it is given up and does not run later. Then as many until `ready`
   * must give something.
   * @default 30000
   */
  timeout?: number | undefined
}

export interface ScriptAttributes {
  readonly crossorigin?: 'anonymous' | 'use-credentials' | undefined
  readonly fetchpriority?: 'high' | 'low' | undefined
  readonly referrerpolicy?: ReferrerPolicy | undefined
  readonly type?: 'module' | undefined
  readonly [data: `data-${string}`]: string
}

/** Put a script into the page, and resolve once it has run. */
export function insertTag(src: string, options: ScriptTagOptions): Promise<unknown> {
  // A script that a tag of the page had with `integrity` must not come in without it when that tag has failed.
  const twin = tagInPage(scriptAddress(src))
  const { attributes, integrity = twin?.integrity, nonce = twin?.nonce, policy } = options
  const tag = document.createElement('script')
  const load: Work = (resolve, fail) => {
    // Once for the page, however often a script is loaded.
    document.addEventListener('securitypolicyviolation', hearOfForbidden)
    tag.onload = resolve
    // A browser may tell of its policy after the error.
    tag.onerror = () =>
      setTimeout(async () => {
        tag.remove()
        fail(
          forbidden.delete(withoutHash(tag.src))
            ? 'csp'
            : integrity && (await hasAnswer(tag, true))
              ? 'integrity'
              : 'network',
        )
      })
    try {
      const crossorigin = integrity ? 'anonymous' : undefined
      for (const [name, value] of Object.entries({ nonce, integrity, crossorigin, ...attributes })) {
        if (value !== undefined) tag.setAttribute(name, value)
      }
      tag.src = trusted(src, policy)
      document.head.append(tag)
    } catch (cause) {
      fail('csp', cause)
    }
  }
  // A removed tag still runs when its answer comes; one that belongs to another document does not.
  return inTime(src, options, load, () => new Document().adoptNode(tag))
}

type Work = (
  resolve: (value?: unknown) => void,
  fail: (kind: ScriptErrorKind, cause?: unknown) => void,
) => void

/** Reject when a script takes too long. */
function inTime(src: string, options: ScriptTagOptions, work: Work, giveUp?: () => void): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout>
  return new Promise((resolve, reject) => {
    const fail = (kind: ScriptErrorKind, cause?: unknown) => reject(new ScriptError(kind, src, cause))
    timer = setTimeout(() => {
      giveUp?.()
      fail('timeout')
    }, boundedTimeout(options))
    work(resolve, fail)
  }).finally(() => clearTimeout(timer))
}

const forbidden = new Set<string>()

function hearOfForbidden({ blockedURI, disposition }: SecurityPolicyViolationEvent) {
  if (disposition === 'enforce') forbidden.add(blockedURI)
}

/** A tag for this address that the page already has, and that a browser would run. */
export function tagInPage(address: string): HTMLScriptElement | undefined {
  return [...document.scripts].find(
    (tag) =>
      withoutHash(tag.src) === address && !tag.noModule && /^$|module|(java|ecma)script/i.test(tag.type),
  )
}

/**
 * Wait for a tag of the page, which may have finished already, and tell whether it has run. Before the
 * page's own `load` event its end is still to come.
 */
export function watchTag(tag: HTMLScriptElement, src: string, options: ScriptTagOptions): Promise<unknown> {
  return inTime(src, options, (resolve) => {
    const end = ({ type }: Event) => resolve(type === 'load')
    tag.addEventListener('load', end)
    tag.addEventListener('error', end)
    const look = async () => {
      const ran = await hasAnswer(tag)
      if (ran !== undefined) resolve(ran)
    }
    if (document.readyState === 'complete') void look()
    else addEventListener('load', look)
  })
}

/** Asked only after a failure or late in the life of a page, and so loaded then. */
const hasAnswer = (tag: HTMLScriptElement, hasFailed?: boolean) =>
  import('./scriptAnswer').then(
    (later) => later.hasAnswer(tag, hasFailed),
    () => undefined,
  )

interface PolicyMaker {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy
}

const policies: Record<string, ScriptPolicy> = Object.create(null)

/** Only addresses that were not rejected come here, and no other code can reach a policy that is made here. */
function trusted(src: string, policy: ScriptTagOptions['policy']): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker | undefined }
  if (!policy || !trustedTypes) return src
  const maker =
    typeof policy === 'string'
      ? (policies[policy] ??= trustedTypes.createPolicy(policy, { createScriptURL: (same) => same }))
      : policy
  // No string any more, but what `src` takes.
  return maker.createScriptURL(src) as string
}

/** Limit the time, because browsers take a longer one for none at all. */
export const boundedTimeout = ({ timeout = 30_000 }: ScriptTagOptions): number =>
  Math.min(timeout, 2 ** 31 - 1)
