/** So many milliseconds of work at once: half of what a person feels (50), because a slow machine may be busy besides. */
const longest = 25

/**
 * Give the page a turn now and then during long work, so that it still answers to people: call what this returns after
 * each piece, and wait for it. Most calls cost nothing.
 */
export function createRests(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < longest) return undefined
    return turn().then(() => {
      since = performance.now()
    })
  }
}

/** Give the page a turn. A message and no timer: those wait for a second each while the page is in the background. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
