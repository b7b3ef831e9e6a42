// @vitest-environment node
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startPages } from './openPage'

const { open, served } = startPages()

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const scriptOf = (name: string) => `(window.ran ??= []).push(${JSON.stringify(name)})`
const wrong = hashOf('another script')

describe('a failure', () => {
  test('is not kept: the next try loads, and the script runs once', async () => {
    const { page, show, reads, ran } = await open()
    await show({ scripts: [{ src: '/once-broken/again.js' }, { src: '/once-broken/again.js' }] })
    await reads('network', 'network')
    expect(await page.locator('script[src="/once-broken/again.js"]').count()).toBe(0)
    await page.getByRole('button').first().click()
    await reads('there', 'network')
    await page.getByRole('button').first().click()
    await reads('there', 'there')
    expect(await ran()).toEqual(['again.js'])
    expect(served().asked('/once-broken/again.js')).toBe(2)
  })

  test.each([
    ['network', 'missing', undefined],
    ['network', 'dropped', undefined],
    ['network', 'missing', wrong],
    ['integrity', 'run', wrong],
  ])('is told apart: %s (%s)', async (kind, folder, integrity) => {
    const { show, reads, ran } = await open()
    await show({ scripts: [{ src: `/${folder}/${kind}.js`, integrity }] })
    await reads(kind)
    expect(await ran()).toEqual([])
  })

  test('is one of the network when nothing more comes that could tell', async () => {
    const { page, show, reads } = await open()
    await page.route('**/scriptAnswer-*.js', (route) => route.abort())
    await show({ scripts: [{ src: '/run/untold.js', integrity: wrong }] })
    await reads('network')
  })

  test('of integrity is told from that of another origin that does not share', async () => {
    const { otherOrigin } = served()
    const { show, reads, ran } = await open()
    await show({
      scripts: [
        { src: `${otherOrigin}/shared/right.js`, integrity: hashOf(scriptOf('right.js')) },
        { src: `${otherOrigin}/shared/wrong.js`, integrity: wrong },
        { src: `${otherOrigin}/run/unshared.js`, integrity: wrong },
      ],
    })
    await reads('there', 'integrity', 'network')
    expect(await ran()).toEqual(['right.js'])
  })

  test('by time is final: what answers later does not run, and the next try runs once', async () => {
    const { page, show, reads, ran } = await open()
    await show({ scripts: [{ src: '/held/slow.js', timeout: 100 }] })
    await reads('timeout')
    await served().holds(1)
    served().release()
    await page.waitForTimeout(200)
    expect(await ran()).toEqual([])
    await show({ scripts: [{ src: '/held/slow.js' }] })
    await page.getByRole('button').click()
    await served().holds(1)
    served().release()
    await reads('there')
    expect(await ran()).toEqual(['slow.js'])
  })

  test.each([
    'javascript:globalThis.ran=["here"]',
    'data:text/javascript,ran=["here"]',
    'blob:x',
    'http://',
    ' JAVASCRIPT:ran',
    '',
    ' \n',
    undefined as unknown as string,
    null as unknown as string,
  ])('of an address that is none is at once: %s', async (src) => {
    const { run, ran } = await open()
    expect(await run((app, given) => app.outcome(app.loadScript(given)), src)).toBe('rejected')
    expect(await ran()).toEqual([])
  })

  test('of a missing address makes no request, and says so', async () => {
    const { run } = await open()
    const message = await run((app) =>
      app.loadScript(undefined as unknown as string).catch((error: unknown) => (error as Error).message),
    )
    expect(message).toMatch(/^screenwright: undefined is not loaded: .*no address of a script/)
    expect(served().asked('/undefined')).toBe(0)
  })
})
