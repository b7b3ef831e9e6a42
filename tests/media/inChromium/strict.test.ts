// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { App } from './app'
import { startPages } from './openPage'

const { open, served } = startPages()

describe('under a strict policy', () => {
  const otherHash = `sha384-${'A'.repeat(64)}`
  const nonce = 'c2NyaXB0'
  const policy = (more = '') => ({
    nonce,
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'self'${more}`,
    },
  })

  test('a nonce admits a script, and without one it says so', async () => {
    const { show, reads, ran } = await open(policy())
    await show({ scripts: [{ src: '/run/strict.js' }, { src: '/run/nonce.js', nonce }] })
    await reads('csp', 'there')
    expect(await ran()).toEqual(['nonce.js'])
    expect(served().asked('/run/strict.js')).toBe(0)
  })

  test('the nonce of the provider is used, and a wrong hash is still told from the policy', async () => {
    const { show, reads } = await open(policy())
    await show({
      nonce,
      scripts: [{ src: '/run/provided.js' }, { src: '/run/hash.js', integrity: otherHash }],
    })
    await reads('there', 'integrity')
  })

  test('what waits needs no more than its nonce', async () => {
    const { show, reads, ran } = await open(policy())
    await show({
      nonce,
      scripts: [
        { src: '/run/last.js', after: '/run/quiet.js' },
        { src: '/run/quiet.js', strategy: 'idle' },
      ],
    })
    await reads('there', 'there')
    expect(await ran()).toEqual(['quiet.js', 'last.js'])
  })

  test('an address that leads to a forbidden one is forbidden', async () => {
    const { show, reads, ran } = await open({ headers: { 'content-security-policy': "script-src 'self'" } })
    await show({ scripts: [{ src: '/leads-elsewhere/moved.js' }, { src: '/run/stays.js' }] })
    await reads('csp', 'there')
    expect(await ran()).toEqual(['stays.js'])
  })

  test('a policy that only reports forbids nothing', async () => {
    const { show, reads } = await open({
      headers: { 'content-security-policy-report-only': "script-src 'none'" },
    })
    await show({ scripts: [{ src: '/run/reported.js' }, { src: '/missing/reported.js' }] })
    await reads('there', 'network')
  })

  test('what fails at once for one is not loaded for another, who waits for consent', async () => {
    const { run, ran } = await open(
      policy(`; require-trusted-types-for 'script'; trusted-types screenwright`),
    )
    const outcomes = await run((app, given) => {
      const consent = new Promise<boolean>(() => {})
      const admitted = { policy: 'screenwright', nonce: given }
      return Promise.all([
        app.outcome(app.loadScript('/run/asks.js', { ...admitted, strategy: { consent } })),
        app.outcome(app.loadScript('/run/asks.js')),
      ])
    }, nonce)
    expect(outcomes).toEqual(['csp', 'csp'])
    expect(await ran()).toEqual([])
  })

  test('Trusted Types take a named policy or one of the page, and without one it says so', async () => {
    const trusted = `; require-trusted-types-for 'script'; trusted-types screenwright of-the-page`
    const { page, show, reads, ran } = await open(policy(trusted))
    await show({
      nonce,
      scripts: [
        { src: '/run/untrusted.js' },
        { src: '/run/trusted.js', policy: 'screenwright' },
        { src: '/run/trusted-too.js', policy: 'screenwright' },
        { src: '/run/unlisted.js', policy: 'another' },
      ],
    })
    await reads('csp', 'there', 'there', 'csp')
    const outcomes = await page.evaluate(() => {
      const { app, trustedTypes } = globalThis as never as {
        app: App
        trustedTypes: {
          createPolicy: (name: string, rules: object) => { createScriptURL: (src: string) => unknown }
        }
      }
      const own = trustedTypes.createPolicy('of-the-page', {
        createScriptURL: (src: string) => {
          if (src.includes('evil')) throw new TypeError('not ours')
          return src
        },
      })
      const options = { policy: own, nonce: 'c2NyaXB0' }
      return Promise.all([
        app.outcome(app.loadScript('/run/good.js', options)),
        app.outcome(app.loadScript('/run/evil.js', options)),
      ])
    })
    expect(outcomes).toEqual(['there', 'csp'])
    expect((await ran()).toSorted()).toEqual(['good.js', 'trusted-too.js', 'trusted.js'])
  })
})
