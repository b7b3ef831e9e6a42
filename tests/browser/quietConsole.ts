import { afterEach, beforeEach } from 'vitest'

/**
 * A message of React, a browser or this library on the console is a defect until a test expects it: a test
 * that does replaces `console.error` or `console.warn` with a spy of its own.
 */
export function failOnConsole() {
  const heard: string[] = []
  const { error, warn } = console

  beforeEach(() => {
    heard.length = 0
    console.error = listen('console.error')
    console.warn = listen('console.warn')
  })

  afterEach(() => {
    console.error = error
    console.warn = warn
    if (heard.length > 0) throw new Error(`Unexpected on the console:\n${heard.join('\n')}`)
  })

  function listen(name: string) {
    return (...values: unknown[]) => {
      const said = formatted(values)
      if (!harmless.some((words) => said.includes(words))) heard.push(`${name}: ${said}`)
    }
  }
}

const harmless = [
  // Storybook wraps each event of a play in an `act` that it does not await; no page of a host does.
  'A component suspended inside an `act` scope',
  'The current testing environment is not configured to support act(...)',
  // A browser's way to say that what observes its size goes on in the next frame.
  'ResizeObserver loop completed with undelivered notifications',
]

/** As a console does: `%s` in the first value stands for a later one. */
function formatted([first, ...rest]: unknown[]) {
  const text = typeof first === 'string' ? first.replace(/%[sdoOfic]/g, () => t(rest.shift())) : t(first)
  return [text, ...rest.map(t)].join(' ').trim()
}

function t(value: unknown) {
  return value instanceof Error ? (value.stack ?? value.message) : String(value)
}
