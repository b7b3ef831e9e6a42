// @vitest-environment node
import { transformUrl } from 'unpic'
import { describe, expect, test } from 'vitest'
import { type ImageAsked, type ImageLoader, imageSources } from '../../src/media/imageSources'

const loader: ImageLoader = ({ src, width, quality }) => `${src}?w=${width}${quality ? `&q=${quality}` : ''}`

const asked = (more: Partial<ImageAsked>): ImageAsked => ({
  src: '/gull.jpg',
  layout: 'constrained',
  width: 600,
  loader,
  quality: undefined,
  widths: undefined,
  sizes: undefined,
  lazy: true,
  ...more,
})

const widthsIn = (srcSet = '') => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))

describe('the files that a browser chooses from', () => {
  test('are none but the image itself without a loader', () => {
    expect(imageSources(asked({ loader: undefined }))).toEqual({ src: '/gull.jpg' })
  })

  test('reach up to twice the width, for screens of twice the density', () => {
    const { src, srcSet, sizes } = imageSources(asked({}))
    expect(src).toBe('/gull.jpg?w=600')
    expect(widthsIn(srcSet)).toEqual([160, 320, 480, 600, 640, 960, 1200])
    expect(sizes).toBe('auto, (min-width: 600px) 600px, 100vw')
  })

  test('are two for an image that never changes its size', () => {
    const { srcSet, sizes } = imageSources(asked({ layout: 'fixed' }))
    expect(widthsIn(srcSet)).toEqual([600, 1200])
    expect(sizes).toBe('auto, 600px')
  })

  test.each(['full-width', 'fill'] as const)('are of all widths for one that is %s', (layout) => {
    const { srcSet, sizes } = imageSources(asked({ layout, width: undefined }))
    expect(widthsIn(srcSet)).toEqual([160, 320, 480, 640, 960, 1280, 1920, 2560, 3840])
    expect(sizes).toBe('auto, 100vw')
  })

  test('are chosen by stated sizes alone when the image does not wait for the layout', () => {
    expect(imageSources(asked({ lazy: false, sizes: '50vw' })).sizes).toBe('50vw')
  })

  test('are those that the loader has, each once', () => {
    const files: ImageLoader = ({ width }) => (width > 640 ? '/large.jpg' : `/small.jpg`)
    const { srcSet } = imageSources(asked({ loader: files, widths: [640, 320, 1280, 960] }))
    expect(srcSet).toBe('/small.jpg 320w, /large.jpg 960w')
  })

  test('are the image as it is where the loader knows none', () => {
    expect(imageSources(asked({ loader: () => undefined }))).toEqual({ src: '/gull.jpg' })
  })

  test('keep addresses whole that have blanks and commas in them', () => {
    const odd: ImageLoader = ({ width }) => `/a b/w_${width},c_fill/gull.jpg,`
    const { srcSet } = imageSources(asked({ loader: odd, layout: 'fixed' }))
    expect(srcSet).toBe('/a%20b/w_600,c_fill/gull.jpg%2C 600w, /a%20b/w_1200,c_fill/gull.jpg%2C 1200w')
  })

  test('are told the quality', () => {
    expect(imageSources(asked({ quality: 60 })).src).toBe('/gull.jpg?w=600&q=60')
  })

  test('come from whichever service unpic knows', () => {
    const src = 'https://cdn.shopify.com/static/sample-images/bath_grande_crop_center.jpeg'
    const unpic: ImageLoader = ({ src: url, ...wanted }) => transformUrl({ url, ...wanted })
    const sources = imageSources(asked({ src, loader: unpic, layout: 'fixed' }))
    expect(sources.src).toContain('width=600')
    expect(widthsIn(sources.srcSet)).toEqual([600, 1200])
  })
})
