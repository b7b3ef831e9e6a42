// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadScript, Script, ScriptError, ScriptProvider } from '../../src/media'

test('a server draws what holds the place, and loads nothing', () => {
  const html = renderToString(
    <ScriptProvider nonce="abc" consent>
      <Script src="/map.js" fallback={<p>The map is coming</p>}>
        The map
      </Script>
      <Script src="/seen.js" strategy="visible" />
    </ScriptProvider>,
  )
  expect(html).toBe('<p>The map is coming</p><span class="sw-Script"></span>')
})

test('a call on a server is rejected, as there is no page to run in', async () => {
  const failure: unknown = await loadScript('/map.js').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ScriptError)
  expect(failure).toMatchObject({ name: 'ScriptError', kind: 'rejected', src: '/map.js' })
  expect(String(failure)).toMatch(/^ScriptError: screenwright: \/map\.js is not loaded: .*\.$/)
})
