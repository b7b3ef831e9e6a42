// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { drawnByServer, startImages } from './openImages'

const { open, served } = startImages()
const size = { width: 600, height: 400 }
const thumbhash = '1QcSHQRnh493V4dIh4eXh1h4kJUI'

describe('an image that a server has drawn', () => {
  test('and that is there before the page works is loaded all the same', async () => {
    const images = [{ src: '/image/now/red-600x400.png', ...size }]
    const { page, hydrate, statuses } = await open({ root: drawnByServer({ images }) })
    await page.waitForFunction(() => document.querySelector('img')?.complete)
    await hydrate({ images })
    await expect.poll(statuses).toEqual(['0 loading', '0 loaded'])
  })

  test('and that has failed before the page works has failed all the same', async () => {
    const images = [{ src: '/image/missing/red-600x400.png', ...size, retry: 0, fallback: 'No photo' }]
    const { page, hydrate, statuses } = await open({ root: drawnByServer({ images }) })
    await page.waitForFunction(() => document.querySelector('img')?.complete)
    await hydrate({ images })
    await expect.poll(statuses).toEqual(['0 loading', '0 failed'])
    await page.getByText('No photo').waitFor()
    expect(await page.getByRole('img', { name: 'A wall' }).count()).toBe(1)
  })

  test('is seen, and its placeholder before it, though no script has run', async () => {
    const images = [
      { src: '/image/held/red-640x400.png', ...size, placeholder: { colour: 'rgb(30 30 220)' } },
    ]
    const { middle } = await open({ root: drawnByServer({ images }) })
    expect(await middle()).toBe('blue')
    await served().release()
    await expect.poll(() => middle()).toBe('red')
  })

  test('is asked for at once only when it has priority', () => {
    const src = '/image/now/red-600x400.png'
    expect(drawnByServer({ images: [{ src, ...size }] })).not.toContain('rel="preload"')
    const html = drawnByServer({ images: [{ src, ...size, priority: true }] })
    expect(html).toMatch(/<link rel="preload"[^>]*as="image"[^>]*fetchPriority="high"/i)
  })
})

describe('nothing moves', () => {
  test.each(['constrained', 'full-width', 'fixed'] as const)(
    'around an image that is %s, while it loads, fails, is tried again and becomes another',
    async (layout) => {
      const image = { ...size, layout, retryWait: 10 }
      const images = ['held', 'missing', 'twice-broken'].map((folder) => ({
        ...image,
        src: `/image/${folder}/red-${layout.length}00x400.png`,
      }))
      const { page, show, shift } = await open({ root: drawnByServer({ images }) })
      await show({ images })
      await served().release()
      await page.locator('#image-0 [data-status="loaded"]').waitFor()
      await page.locator('#image-1').scrollIntoViewIfNeeded()
      await page.locator('#image-1 [data-status="failed"]').waitFor()
      await page.locator('#image-2').scrollIntoViewIfNeeded()
      await page.locator('#image-2 [data-status="loaded"]').waitFor()
      await show({ images: [{ ...image, src: '/image/now/blue-600x400.png' }, ...images.slice(1)] })
      await page.locator('#image-0 [data-status="loaded"] img[src*="blue"]').waitFor()
      expect(await shift()).toBe(0)
    },
  )

  test('around an image that shrinks with the page', async () => {
    const { page, show } = await open({}, { viewport: { width: 360, height: 600 } })
    await show({ images: [{ src: '/image/missing/red-600x400.png', ...size, retry: 0 }] })
    await page.locator('[data-status="failed"]').waitFor()
    const box = await page.locator('.sw-Image').boundingBox()
    expect(box).toMatchObject({ width: 360, height: 240 })
  })
})

describe('what is in sight', () => {
  test('is loaded, and the rest when it comes near', async () => {
    const { page, show } = await open()
    const far = '/image/now/red-602x400.png'
    await show({
      images: [
        { src: '/image/now/blue-602x400.png', ...size },
        { src: far, ...size, below: true },
      ],
    })
    await page.locator('#image-0 [data-status="loaded"]').waitFor()
    expect(served().asked(far)).toEqual([])
    await page.locator('#image-1').scrollIntoViewIfNeeded()
    await page.locator('#image-1 [data-status="loaded"]').waitFor()
    expect(served().asked(far)).toHaveLength(1)
  })

  test('is loaded in the width that it has there', async () => {
    const { page, show } = await open()
    const src = '/image/now/red-1201x800.png'
    await show({ images: [{ src, width: 1200, height: 800, responsive: true, box: 300 }] })
    await page.locator('[data-status="loaded"]').waitFor()
    expect(served().asked('x213.png').concat(served().asked('x800.png'))).toEqual([
      '/image/now/red-320x213.png',
    ])
  })

  test.each([undefined, 300])(
    'is loaded in no other width when it comes back (in a box of %s)',
    async (box) => {
      const { page, show } = await open()
      const src = `/image/now/blue-${box ?? 999}x3000.png`
      const image = { src, ...size, responsive: true, box }
      for (let time = 0; time < 3; time++) {
        await show({ images: [image] })
        await page.locator('[data-status="loaded"]').waitFor()
        await page.waitForTimeout(100)
        await show({ images: [] })
      }
      const shape = (box ?? 999) / 3000
      const files = [160, 320, 480, 600, 640, 960, 1200].map(
        (wide) => `blue-${wide}x${Math.round(wide / shape)}.png`,
      )
      expect(files.filter((file) => served().asked(file).length > 0)).toHaveLength(1)
    },
  )

  test('covers the box of the page that it fills', async () => {
    const { page, show } = await open()
    await show({ images: [{ src: '/image/now/red-600x400.png', layout: 'fill', box: 500 }] })
    await page.locator('[data-status="loaded"]').waitFor()
    expect(await page.getByRole('img').boundingBox()).toMatchObject({ width: 500, height: 200 })
  })
})

describe('an image that becomes another', () => {
  test('shows its old pixels until the new ones can be drawn', async () => {
    const { page, show, statuses, middle } = await open()
    await show({ images: [{ src: '/image/now/red-600x400.png', ...size, placeholder: { thumbhash } }] })
    await page.locator('[data-status="loaded"]').waitFor()
    const next = { src: '/image/held/blue-600x401.png', ...size, placeholder: { thumbhash } }
    await show({ images: [next] })
    await expect.poll(statuses).toEqual(['0 loading', '0 loaded', '0 loading'])
    expect(await middle()).toBe('red')
    expect(await page.getByRole('img').count()).toBe(1)
    const seen = page.evaluate(seenPictures)
    await served().release()
    await page.locator('[data-status="loaded"]').waitFor()
    expect(await middle()).toBe('blue')
    expect(await seen).not.toContain('nothing')
  })

  test('and comes to nothing shows that, and not the old one', async () => {
    const { page, show } = await open()
    await show({ images: [{ src: '/image/now/red-600x400.png', ...size }] })
    await page.locator('[data-status="loaded"]').waitFor()
    await show({ images: [{ src: '/image/missing/blue-600x400.png', ...size, retry: 0 }] })
    await page.locator('[data-status="failed"]').waitFor()
    expect(await page.locator('img').count()).toBe(1)
  })
})

describe('an image that is there already', () => {
  test.each([false, true])('comes without its placeholder (with several files: %s)', async (responsive) => {
    const { page, show } = await open()
    const image = { src: '/image/now/red-604x400.png', ...size, responsive, placeholder: { thumbhash } }
    await show({ images: [image] })
    await page.locator('[data-status="loaded"]').waitFor()
    await show({ images: [] })
    const first = await page.evaluate(
      ({ props }) =>
        new Promise<string[]>((tell) => {
          const app = Reflect.get(globalThis, 'imageApp') as { show: (given: unknown) => void }
          app.show(props)
          requestAnimationFrame(() => {
            const root = document.querySelector<HTMLElement>('.sw-Image')
            tell([root?.dataset.status ?? '', String('fades' in (root?.dataset ?? {}))])
          })
        }),
      { props: { images: [image] } },
    )
    expect(first).toEqual(['loaded', 'false'])
  })
})

describe('a failure', () => {
  test('is tried again, each time after twice as long, until it succeeds', async () => {
    const { page, show, statuses } = await open()
    const src = '/image/twice-broken/red-605x400.png'
    await show({ images: [{ src, ...size, retryWait: 20 }] })
    await page.locator('[data-status="loaded"]').waitFor()
    expect(await statuses()).toEqual(['0 loading', '0 retrying', '0 loaded'])
    expect(served().asked(src)).toHaveLength(3)
  })

  test('is given up after as many times as asked, with the words of the image in its place', async () => {
    const { page, show, statuses } = await open()
    const src = '/image/missing/red-606x400.png'
    await show({ images: [{ src, ...size, retry: 1, retryWait: 20, alt: 'Dented nose cone' }] })
    await page.locator('[data-status="failed"]').waitFor()
    expect(await statuses()).toEqual(['0 loading', '0 retrying', '0 failed'])
    expect(served().asked(src)).toHaveLength(2)
    await page.getByText('Dented nose cone').waitFor()
  })

  test('is tried again when the network comes back', async () => {
    const { page, show, statuses } = await open()
    await page.context().setOffline(true)
    await show({ images: [{ src: '/image/now/red-607x400.png', ...size, retry: 1, retryWait: 10 }] })
    await page.locator('[data-status="failed"]').waitFor()
    await page.context().setOffline(false)
    await page.locator('[data-status="loaded"]').waitFor()
    expect(await statuses()).toEqual(['0 loading', '0 retrying', '0 failed', '0 retrying', '0 loaded'])
  })
})

describe('under a policy that takes styles and images from the same origin alone', () => {
  const headers = {
    'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'",
  }

  test('placeholders are drawn, and nothing is rejected', async () => {
    const images = [
      { src: '/image/held/red-608x400.png', ...size, placeholder: { thumbhash } },
      { src: '/image/held/red-609x400.png', ...size, placeholder: { colour: '#1e1edc' } },
    ]
    const root = drawnByServer({ images })
    expect(root).not.toContain('style=')
    const { page, hydrate, middle, rejected } = await open({ root, headers })
    await hydrate({ images })
    const painted = await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, 32, 32)
      return new Set(Array.from({ length: 1024 }, (_, at) => data.slice(at * 4, at * 4 + 3).join())).size
    })
    expect(painted).toBeGreaterThan(100)
    expect(await middle(1)).toBe('blue')
    await served().release()
    await expect.poll(() => middle(1)).toBe('red')
    expect(rejected).toEqual([])
  })
})

describe('an image that was loaded behind a placeholder', () => {
  const images = [{ src: '/image/held/red-610x400.png', ...size, placeholder: { thumbhash } }]

  test.each([
    ['no-preference', '0.24s'],
    ['reduce', '0s'],
  ] as const)('fades in as the person wants it: %s', async (reducedMotion, duration) => {
    const { page, show } = await open({}, { reducedMotion })
    await show({ images })
    await served().release()
    await page.locator('[data-status="loaded"]').waitFor()
    const image = page.getByRole('img')
    expect(await image.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe(duration)
    await expect.poll(() => image.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  })
})

/** In each frame until the new image is there: which one a person sees. */
function seenPictures() {
  return new Promise<string[]>((tell) => {
    const seen = new Set<string>()
    const look = () => {
      const shown = [...document.images].find(
        (image) => image.complete && image.naturalWidth > 0 && Number(getComputedStyle(image).opacity) > 0,
      )
      seen.add(shown ? shown.src.replace(/.*\//, '') : 'nothing')
      if (shown?.src.includes('blue')) tell([...seen])
      else requestAnimationFrame(look)
    }
    look()
  })
}
