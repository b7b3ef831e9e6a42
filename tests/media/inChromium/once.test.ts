// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { startPages } from './openPage'
import { ScriptPage } from './ScriptPage'

const { open, served } = startPages()

describe('a script runs once', () => {
  test('however often what needs it comes and goes', async () => {
    const { show, reads, ran, run } = await open()
    for (let time = 0; time < 3; time++) {
      await show({ scripts: [{ src: '/run/often.js' }, { src: '/run/often.js' }] })
      await reads('there', 'there')
      await run((app) => app.unmount())
    }
    expect(await ran()).toEqual(['often.js'])
    expect(served().asked('/run/often.js')).toBe(1)
  })

  test('however its address is spelled', async () => {
    const { show, reads, ran } = await open({ head: '<base href="/run/">' })
    const { origin } = served()
    const spellings = [
      'spelled.js',
      '/run/spelled.js',
      `${origin}/run/spelled.js`,
      '/held/../run/./spelled.js',
      `${origin.replace('http', 'HTTP')}/run/spelled.js#part`,
    ]
    await show({ scripts: spellings.map((src) => ({ src })) })
    await reads(...spellings.map(() => 'there'))
    expect(await ran()).toEqual(['spelled.js'])
    expect(served().asked('/run/spelled.js')).toBe(1)
  })

  test('and another query is another script, as the network sees it', async () => {
    const { show, reads, ran } = await open()
    await show({ scripts: [{ src: '/run/query.js?v=1' }, { src: '/run/query.js?v=2' }] })
    await reads('there', 'there')
    expect(await ran()).toEqual(['query.js', 'query.js'])
  })

  test('and a late request is told', async () => {
    const { show, reads, run } = await open()
    await show({ scripts: [{ src: '/run/late.js' }] })
    await reads('there')
    expect(await run((app) => app.outcome(app.loadScript('/run/late.js')))).toBe('there')
  })

  test('though all who asked leave while it loads, and those who come back are told', async () => {
    const { show, reads, ran, run } = await open()
    await show({ scripts: [{ src: '/held/left.js' }] })
    await served().holds(1)
    await run((app) => app.unmount())
    await show({ scripts: [{ src: '/held/left.js' }] })
    served().release()
    await reads('there')
    expect(await ran()).toEqual(['left.js'])
    expect(served().asked('/held/left.js')).toBe(1)
  })
})

describe('what a script makes', () => {
  test('is given to what needs it, also when it comes a moment after the script', async () => {
    const { show, reads } = await open()
    await show({ scripts: [{ src: '/makes-later/map.js', makes: 'made' }] })
    await reads('{"by":"script"}')
  })

  test('is found when it is there already, and nothing is loaded', async () => {
    const { page, show, reads } = await open()
    await page.evaluate(() => Object.assign(globalThis, { made: { by: 'page' } }))
    await show({ scripts: [{ src: '/makes/known.js', makes: 'made' }] })
    await reads('{"by":"page"}')
    expect(served().asked('/makes/known.js')).toBe(0)
  })

  test('is missed when it never comes, and trying again does not run the script again', async () => {
    const { page, show, reads, ran } = await open()
    await show({ scripts: [{ src: '/run/empty.js', makes: 'made', timeout: 2000 }] })
    await reads('not-ready')
    await page.evaluate(() => Object.assign(globalThis, { made: 1 }))
    await page.getByRole('button').click()
    await reads('1')
    expect(await ran()).toEqual(['empty.js'])
  })
})

describe('a tag that the page has already', () => {
  test('that has run before the app did is not repeated', async () => {
    const { show, reads, ran } = await open({ head: '<script src="/run/first.js"></script>' })
    await show({ scripts: [{ src: '/run/first.js' }] })
    await reads('there')
    expect(await ran()).toEqual(['first.js'])
    expect(served().asked('/run/first.js')).toBe(1)
  })

  test('that runs later is waited for, in server HTML that the browser finds nothing to correct in', async () => {
    const props = { scripts: [{ src: '/slow/hydrated.js' }] }
    const { run, page, reads, ran } = await open({
      head: '<script async src="/slow/hydrated.js"></script>',
      root: renderToString(ScriptPage(props)),
    })
    expect(await page.locator('li').allInnerTexts()).toEqual(['not yet'])
    await run((app, given) => app.hydrate(given), props)
    await reads('there')
    expect(await ran()).toEqual(['hydrated.js'])
    expect(await run((app) => app.mistakes)).toEqual([])
    expect(served().asked('/slow/hydrated.js')).toBe(1)
  })

  test('from another origin, which hides how it went, is asked for again at most and never run again', async () => {
    const src = `${served().otherOrigin}/run/hidden.js`
    const { show, reads, ran } = await open({ head: `<script src="${src}"></script>` })
    await show({ scripts: [{ src }] })
    await reads('there')
    expect(await ran()).toEqual(['hidden.js'])
  })

  test.each(['missing', 'dropped', 'once-broken'])('that has failed (%s) is replaced', async (folder) => {
    const src = `/${folder}/replaced.js`
    const { show, reads, ran } = await open({ head: `<script src="${src}"></script>` })
    await show({ scripts: [{ src }] })
    await reads(folder === 'once-broken' ? 'there' : 'network')
    expect(await ran()).toEqual(folder === 'once-broken' ? ['replaced.js'] : [])
  })

  test('that was vouched for is not replaced by one that is not', async () => {
    const integrity = `sha384-${'A'.repeat(64)}`
    const { page, show, reads, ran } = await open({
      head: `<script integrity="${integrity}" src="/run/vouched.js"></script>`,
    })
    await show({
      scripts: [{ src: '/run/vouched.js' }, { src: '/run/follows.js', after: '/run/vouched.js' }],
    })
    await reads('integrity', 'integrity')
    await page.getByRole('button').first().click()
    await page.waitForTimeout(200)
    await reads('integrity', 'integrity')
    expect(await ran()).toEqual([])
  })

  test('that others add later is waited for while it loads', async () => {
    const { page, show, reads, ran } = await open()
    await page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('script'), { src: '/held/added.js' }))
    })
    await served().holds(1)
    await show({ scripts: [{ src: '/held/added.js' }] })
    await reads('not yet')
    served().release()
    await reads('there')
    expect(await ran()).toEqual(['added.js'])
  })

  test('that will never run is given up in time, and replaced when the script is asked for again', async () => {
    const { page, show, reads, ran } = await open()
    // Browsers do not run what is written as text, which is how React makes tags.
    await page.evaluate(() => {
      const place = document.body.appendChild(document.createElement('div'))
      place.innerHTML = '<script src="/run/written.js"></script>'
    })
    await show({ scripts: [{ src: '/run/written.js', timeout: 1500 }] })
    await reads('timeout')
    await page.getByRole('button').click()
    await reads('there')
    expect(await ran()).toEqual(['written.js'])
  })

  test('that holds data, or that no browser runs, is none', async () => {
    const { show, reads, ran } = await open({
      head: '<script type="text/plain" src="/run/asleep.js"></script><script nomodule src="/run/asleep.js"></script>',
    })
    await show({ scripts: [{ src: '/run/asleep.js' }] })
    await reads('there')
    expect(await ran()).toEqual(['asleep.js'])
  })
})

test('attributes stand on the tag', async () => {
  const { page, run } = await open()
  await run((app) =>
    app.loadScript('/run/attributes.js', {
      attributes: { 'data-site': 'example.org', type: 'module', referrerpolicy: 'no-referrer' },
    }),
  )
  const tag = page.locator('script[src="/run/attributes.js"]')
  expect(await tag.getAttribute('data-site')).toBe('example.org')
  expect(await tag.getAttribute('type')).toBe('module')
})
