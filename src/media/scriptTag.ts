import { ScriptError, type ScriptErrorKind } from './ScriptError'
import { scriptAddress, withoutHash } from './scriptAddress'

/** What makes addresses of scripts trusted; a policy of `trustedTypes.createPolicy` is one. */
export interface ScriptPolicy {
  createScriptURL: (address: string) => unknown
}

/** How a script is loaded. It holds for whoever asks first: a script runs once. */
export interface ScriptTagOptions {
  /** Hashes of what is served, as in HTML. From another origin this needs its consent (CORS). */
  integrity?: string
  /** Admits the tag under a content security policy with `'nonce-…'`. */
  nonce?: string
  /**
   * For `require-trusted-types-for 'script'`: the name of a policy to be made, which the page's `trusted-types` must
   * allow, or a policy of the page's own.
   */
  policy?: string | ScriptPolicy
  /** Further attributes of the tag. */
  attributes?: ScriptAttributes
  /**
   * Milliseconds until it must have run; after that it is given up and does not run later. Then as many until `ready`
   * must give something.
   * @default 30000
   */
  timeout?: number
}

export interface ScriptAttributes {
  readonly crossorigin?: 'anonymous' | 'use-credentials'
  readonly fetchpriority?: 'high' | 'low'
  readonly referrerpolicy?: ReferrerPolicy
  readonly type?: 'module'
  readonly [data: `data-${string}`]: string
}

/** Puts a script into the page, and keeps its word once that has run. */
export function insertTag(src: string, options: ScriptTagOptions): Promise<unknown> {
  // What a tag of the page vouched for must not come in unvouched when that tag has failed.
  const twin = tagInPage(scriptAddress(src))
  const { attributes, integrity = twin?.integrity, nonce = twin?.nonce, policy } = options
  const tag = document.createElement('script')
  // A removed tag still runs when its answer comes; one that belongs to another document does not.
  const discard = () => document.implementation.createHTMLDocument().adoptNode(tag)
  return inTime(src, options, discard, (resolve, fail) => {
    // Once for the page, however often this is said.
    document.addEventListener('securitypolicyviolation', hearOfForbidden)
    tag.onload = resolve
    // A browser may tell of its policy after the error.
    tag.onerror = () =>
      setTimeout(async () => {
        tag.remove()
        if (forbidden.delete(withoutHash(tag.src))) return fail('csp')
        // A page of many files has no room for further timings, and Safari hides how a refused file was answered.
        const timing = timingOf(tag)
        const isAnswered = integrity && (timing?.responseStatus ? hasAnswer(timing) : await isServed(tag, ''))
        fail(isAnswered ? 'integrity' : 'network')
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
  })
}

type Work = (
  resolve: (value?: unknown) => void,
  fail: (kind: ScriptErrorKind, cause?: unknown) => void,
) => void

/** Gives it up when it takes too long. */
function inTime(src: string, options: ScriptTagOptions, giveUp: () => void, work: Work): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout>
  return new Promise((resolve, reject) => {
    const fail = (kind: ScriptErrorKind, cause?: unknown) => reject(new ScriptError(kind, src, cause))
    timer = setTimeout(() => {
      giveUp()
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
 * Waits for a tag that others have put there, and finds out about one that has finished already, for which browsers
 * have no word. Before the page's own `load` event its end is still to come. Afterwards it has finished if the browser
 * has a timing for it, whose status says how. Where that is hidden, as for other origins, or where the tag vouches for
 * what is served, the address is asked for once more without running it, mostly from the cache. Without a timing it is
 * still under way.
 */
export function watchTag(tag: HTMLScriptElement, src: string, options: ScriptTagOptions): Promise<unknown> {
  return inTime(
    src,
    options,
    () => {},
    (resolve, fail) => {
      const fall = () => fail('network')
      const look = async () => {
        const timing = timingOf(tag)
        if (!timing) return
        const ran = timing.responseStatus && !tag.integrity ? hasAnswer(timing) : await isServed(tag)
        if (ran) resolve()
        else fall()
      }
      tag.addEventListener('load', resolve)
      tag.addEventListener('error', fall)
      if (document.readyState === 'complete') void look()
      else addEventListener('load', look)
    },
  )
}

const timingOf = ({ src }: HTMLScriptElement) =>
  performance.getEntriesByName(src).at(-1) as PerformanceResourceTiming | undefined

/** Another origin that does not share its scripts hides this: then it is 0. */
const hasAnswer = ({ responseStatus: status = 0 }: Partial<PerformanceResourceTiming> = {}) =>
  status > 0 && status < 400

/** Whether the address answers with the script of the tag: asked for as the tag does, but not run. */
function isServed(
  { src, nonce, crossOrigin, integrity: vouched }: HTMLScriptElement,
  integrity = vouched,
): Promise<boolean> {
  const link = document.createElement('link')
  return new Promise((resolve) => {
    const end = ({ type }: Event) => {
      link.remove()
      resolve(type === 'load')
    }
    link.onload = link.onerror = end as never
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'script', nonce, crossOrigin, integrity, href: src }),
    )
  })
}

interface PolicyMaker {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy
}

const policies: Record<string, ScriptPolicy> = Object.create(null)

/** Only addresses that were not refused come here, and nobody else can reach a policy that is made here. */
function trusted(src: string, policy: ScriptTagOptions['policy']): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker }
  if (!policy || !trustedTypes) return src
  const maker =
    typeof policy === 'string'
      ? (policies[policy] ??= trustedTypes.createPolicy(policy, { createScriptURL: (same) => same }))
      : policy
  // No string any more, but what `src` takes.
  return maker.createScriptURL(src) as string
}

/** Browsers take a longer time for none at all. */
export const boundedTimeout = ({ timeout = 30_000 }: ScriptTagOptions): number =>
  Math.min(timeout, 2 ** 31 - 1)
