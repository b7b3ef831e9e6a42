/** When to begin: at once, in a quiet moment, when an element comes near sight, when a promise of consent is kept. */
export type ScriptStrategy =
  'now' | 'idle' | { readonly visible: Element } | { readonly consent: PromiseLike<boolean> }

/** Waits until it is time. Consent is `true` and nothing else. */
export async function untilWanted(strategy: Exclude<ScriptStrategy, 'now'>): Promise<undefined> {
  if (strategy === 'idle') {
    // Safari has no idle callbacks.
    await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
  } else if ('visible' in strategy) {
    await new Promise<void>((resolve) => {
      new IntersectionObserver(
        (entries, observer) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          resolve()
        },
        { rootMargin: '200px' },
      ).observe(strategy.visible)
    })
  } else if ((await strategy.consent) !== true) throw new Error('No consent')
}
