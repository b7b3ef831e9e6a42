// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { ScriptError } from '../../../src/media'
import type { App } from './app'
import { startPages } from './openPage'

const { open, served } = startPages()

describe('order', () => {
  test('is kept: a later script waits, whichever answers first and wherever it stands', async () => {
    const { show, reads, ran } = await open()
    await show({
      scripts: [
        { src: '/run/third.js', after: ['/held/first.js', '/run/second.js'] },
        { src: '/run/second.js', after: '/held/first.js' },
        { src: '/held/first.js' },
      ],
    })
    await served().holds(1)
    expect(served().asked('/run/second.js')).toBe(0)
    served().release()
    await reads('there', 'there', 'there')
    expect(await ran()).toEqual(['first.js', 'second.js', 'third.js'])
  })

  test('holds for failures: what comes after fails alike, and trying it again tries both', async () => {
    const { page, show, reads, ran } = await open()
    await show({
      scripts: [{ src: '/once-broken/base.js' }, { src: '/run/plugin.js', after: '/once-broken/base.js' }],
    })
    await reads('network', 'network')
    expect(served().asked('/run/plugin.js')).toBe(0)
    await page.getByRole('button').last().click()
    await reads('network', 'there')
    expect(await ran()).toEqual(['base.js', 'plugin.js'])
  })
})

type Ordered = readonly [src: string, after: string | string[], timeout?: number]

describe('order that cannot be kept', () => {
  const said = async (app: App, given: readonly Ordered[]) => {
    // By then it waits for nothing else, and what is asked for first is heard first.
    await app.loadScript('/run/quiet.js', { strategy: 'idle' })
    return Promise.all(
      given.map(([src, after, timeout]) =>
        app.loadScript(src, { after, timeout }).then(
          () => 'there',
          (error: unknown) => {
            const { kind, src: missing, message } = error as ScriptError
            return `${kind} ${missing} | ${message}`
          },
        ),
      ),
    )
  }

  test('is told at once when a script comes after itself', async () => {
    const { run } = await open()
    expect(await run(said, [['/run/a.js', ['/run/other.js', '/run/../run/a.js#again']]])).toEqual([
      'cycle /run/a.js | screenwright: /run/a.js would wait for ever, since it comes after itself. Take it out of its `after`.',
    ])
  })

  test('is told at once to all of a ring, and to no other', async () => {
    const { run, ran } = await open()
    const outcomes = await run(said, [
      ['/run/a.js', '/run/b.js'],
      ['/run/b.js', ['/run/c.js', '/run/d.js']],
      ['/run/d.js', '/run/a.js'],
      ['/run/e.js', '/run/d.js', 400],
    ])
    const ring =
      'cycle /run/d.js | screenwright: /run/d.js would wait for ever: it comes after /run/a.js, which comes after /run/b.js, which comes after /run/d.js. Take one of them out of the `after` of another.'
    expect(outcomes.slice(0, 3)).toEqual([ring, ring, ring])
    expect(outcomes[3]).toMatch(/^timeout \/run\/d.js/)
    expect(await ran()).toEqual(['quiet.js'])
  })

  test('is none where one of a ring has run already', async () => {
    const { run, ran } = await open()
    const outcomes = await run(async (app) => {
      const first = app.outcome(app.loadScript('/run/a.js', { after: '/run/b.js' }))
      await app.loadScript('/run/quiet.js', { strategy: 'idle' })
      await app.loadScript('/run/a.js')
      return [await app.outcome(app.loadScript('/run/b.js', { after: '/run/a.js' })), await first]
    })
    expect(outcomes).toEqual(['there', 'there'])
    expect(await ran()).toEqual(['quiet.js', 'a.js', 'b.js'])
  })

  test('is given up in time when the script that it comes after is never loaded', async () => {
    const { run, ran } = await open()
    expect(await run(said, [['/run/left.js', '/run/nobody.js', 200]])).toEqual([
      'timeout /run/nobody.js | screenwright: /run/nobody.js was not loaded by any other call in time, so that /run/left.js, which comes after it, was given up. Load it too, or take it out of `after`.',
    ])
    expect(await ran()).toEqual(['quiet.js'])
  })

  test('goes on waiting while another request for that script waits for consent', async () => {
    const { run, ran } = await open()
    const outcomes = await run(async (app) => {
      let agree!: (agreed: boolean) => void
      const consent = new Promise<boolean>((resolve) => {
        agree = resolve
      })
      const base = app.outcome(app.loadScript('/run/base.js', { strategy: { consent } }))
      // Long enough for a busy machine to load it once it may: its own load has the same time.
      const timeout = 2000
      const plugin = app.outcome(app.loadScript('/run/plugin.js', { after: '/run/base.js', timeout }))
      await new Promise((later) => setTimeout(later, timeout + 500))
      agree(true)
      return Promise.all([base, plugin])
    })
    expect(outcomes).toEqual(['there', 'there'])
    expect(await ran()).toEqual(['base.js', 'plugin.js'])
  })
})

describe('leaving', () => {
  test('stops nothing for the others', async () => {
    const { run, ran } = await open()
    const outcomes = run((app) => {
      const leaving = new AbortController()
      const first = app.outcome(app.loadScript('/held/shared.js', { signal: leaving.signal }))
      const second = app.outcome(app.loadScript('/held/shared.js'))
      leaving.abort()
      return Promise.all([first, second])
    })
    await served().holds(1)
    served().release()
    expect(await outcomes).toEqual(['aborted', 'there'])
    expect(await ran()).toEqual(['shared.js'])
  })

  test('before anything is loaded means that nothing is', async () => {
    const { run, ran } = await open()
    const outcome = await run(async (app) => {
      const leaving = new AbortController()
      const { signal } = leaving
      let agree!: (agreed: boolean) => void
      const consent = new Promise<boolean>((resolve) => {
        agree = resolve
      })
      const waiting = [
        app.outcome(app.loadScript('/run/left.js', { signal, strategy: { consent } })),
        app.outcome(app.loadScript('/run/left.js', { signal, strategy: 'idle' })),
        app.outcome(app.loadScript('/run/left.js', { signal, after: '/run/nobody.js' })),
      ]
      leaving.abort()
      agree(true)
      waiting.push(app.outcome(app.loadScript('/run/left.js', { signal })))
      await new Promise((later) => setTimeout(later, 300))
      return Promise.all(waiting)
    })
    expect(outcome).toEqual(['aborted', 'aborted', 'aborted', 'aborted'])
    expect(await ran()).toEqual([])
    expect(served().asked('/run/left.js')).toBe(0)
  })
})

describe('leaving while another is waited for', () => {
  test('means that what comes after it is not loaded', async () => {
    const { run, ran } = await open()
    const outcomes = run((app) => {
      const leaving = new AbortController()
      const before = app.outcome(app.loadScript('/held/before.js'))
      const after = app.outcome(
        app.loadScript('/run/afterwards.js', { after: '/held/before.js', signal: leaving.signal }),
      )
      setTimeout(() => leaving.abort())
      return Promise.all([before, after])
    })
    await served().holds(1)
    served().release()
    expect(await outcomes).toEqual(['there', 'aborted'])
    expect(await ran()).toEqual(['before.js'])
  })
})

describe('a script that can wait', () => {
  test('waits for consent, and for one who does not agree it waits for ever', async () => {
    const { page, show, reads, ran } = await open()
    const scripts = [{ src: '/run/counts.js', strategy: 'consent' as const }]
    await show({ scripts })
    await page.waitForTimeout(100)
    await reads('not yet')
    await show({ scripts, consent: false })
    await page.waitForTimeout(100)
    await reads('not yet')
    expect(served().asked('/run/counts.js')).toBe(0)
    await show({ scripts, consent: true })
    await reads('there')
    await show({ scripts, consent: false })
    await reads('there')
    expect(await ran()).toEqual(['counts.js'])
  })

  test('is not loaded when it failed for a request that need not wait', async () => {
    const { run, ran } = await open()
    const outcomes = await run((app) =>
      Promise.all([
        app.outcome(
          app.loadScript('/once-broken/consent.js', {
            strategy: { consent: new Promise<boolean>(() => {}) },
          }),
        ),
        app.outcome(app.loadScript('/once-broken/consent.js')),
      ]),
    )
    expect(outcomes).toEqual(['network', 'network'])
    expect(await ran()).toEqual([])
  })

  test('tries again what failed while a person made up their mind, and comes after that', async () => {
    const { run, ran } = await open()
    const outcomes = await run(async (app) => {
      let agree!: (agreed: boolean) => void
      const consent = new Promise<boolean>((resolve) => {
        agree = resolve
      })
      const plugin = app.loadScript('/run/asked.js', {
        strategy: { consent },
        after: '/once-broken/under.js',
      })
      // By then it waits for nothing else.
      await app.loadScript('/run/quiet.js', { strategy: 'idle' })
      const base = await app.outcome(app.loadScript('/once-broken/under.js'))
      agree(true)
      return [base, await app.outcome(plugin)]
    })
    expect(outcomes).toEqual(['network', 'there'])
    expect(await ran()).toEqual(['quiet.js', 'under.js', 'asked.js'])
  })

  test('is rejected when consent is anything but true', async () => {
    const { run } = await open()
    const outcomes = await run((app) =>
      Promise.all(
        [Promise.resolve(false), Promise.reject(new Error('no')), Promise.resolve('yes' as never)].map(
          (consent) => app.outcome(app.loadScript('/run/rejected.js', { strategy: { consent } })),
        ),
      ),
    )
    expect(outcomes).toEqual(['rejected', 'rejected', 'rejected'])
    expect(served().asked('/run/rejected.js')).toBe(0)
  })

  test('waits for a quiet moment, and until its place comes near sight', async () => {
    const { page, show, reads } = await open()
    await show({
      scripts: [
        { src: '/run/quiet.js', strategy: 'idle' },
        { src: '/run/seen.js', strategy: 'visible' },
        { src: '/run/unseen.js', strategy: 'visible', below: true },
      ],
    })
    await reads('there', 'there', 'not yet')
    await page.waitForTimeout(100)
    expect(served().asked('/run/unseen.js')).toBe(0)
    await page.locator('li').last().scrollIntoViewIfNeeded()
    await reads('there', 'there', 'there')
  })

  test('is there at once when another component has loaded it', async () => {
    const { show, reads } = await open()
    await show({ scripts: [{ src: '/run/other.js' }, { src: '/run/other.js', strategy: 'consent' }] })
    await reads('there', 'there')
  })
})

describe('what a script could wait for', () => {
  test('costs a page nothing whose scripts do not wait', async () => {
    const { page, show, reads } = await open()
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/scriptWaits-')) asked++
    })
    await show({ scripts: [{ src: '/run/at-once.js' }, { src: '/makes/at-once.js', makes: 'made' }] })
    await reads('there', '{"by":"script"}')
    expect(asked).toBe(0)
    await show({ scripts: [{ src: '/run/quiet.js', strategy: 'idle' }] })
    await reads('there')
    expect(asked).toBe(1)
  })

  test('is missed like the script itself, when it does not come, and nothing is loaded', async () => {
    const { page, show, reads, ran } = await open()
    await page.route('**/scriptWaits-*.js', (route) => route.abort())
    await show({ scripts: [{ src: '/run/quiet.js', strategy: 'idle' }] })
    await reads('network')
    expect(await ran()).toEqual([])
  })
})
