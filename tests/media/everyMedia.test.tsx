import { render } from '@testing-library/react'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as media from '../../src/media'
import { Gallery } from '../../src/media/Gallery'
import { Image } from '../../src/media/Image'
import { type Example, holdBasics } from '../library/basics'

const image = { src: '/gull.jpg', alt: 'A gull', width: 600, height: 400 }

const examples: readonly Example[] = [
  ['Gallery', (common) => <Gallery {...common} label="Birds" images={[image]} />],
  ['Image', (common) => <Image {...common} {...image} />],
  ['Image in a box', (common) => <Image {...common} src="/gull.jpg" alt="" layout="fill" priority />],
]

holdBasics(examples)

/** Components that draw no element of their own into the page, and why. */
const withoutElement = {
  Lightbox: 'stands in a layer of its own above the page',
  Script: 'is what it is given',
  ScriptProvider: 'draws nothing',
}

const components = Object.entries(media)
  .filter(([name, what]) => /^[A-Z]/.test(name) && !(what.prototype instanceof Error))
  .map(([name]) => name)

test('every component of this door is held to the basics, and has stories under its own name', () => {
  const held = examples.map(([name]) => name)
  expect(components.filter((name) => !held.includes(name) && !(name in withoutElement))).toEqual([])
  const stories = readdirSync(join(import.meta.dirname, '../../stories/media'))
  const ours = components.filter((name) => !name.startsWith('Script'))
  expect(ours.filter((name) => !stories.includes(`${name}.stories.tsx`))).toEqual([])
})

describe('an image without an address', () => {
  afterEach(() => vi.restoreAllMocks())

  test.each(['', undefined as unknown as string])('fails at once, without a request: %j', (src) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.useFakeTimers()
    const statuses: string[] = []
    const loader = vi.fn(() => '/made-of-nothing.png')
    const { container, getByText } = render(
      <Image {...image} src={src} loader={loader} onStatus={(status) => statuses.push(status)} />,
    )
    vi.runAllTimers()
    vi.useRealTimers()
    expect(statuses).toEqual(['failed'])
    expect(getByText('A gull').parentElement?.className).toBe('sw-Image-fallback')
    expect(container.querySelector('img')?.getAttributeNames()).not.toContain('src')
    expect(loader).not.toHaveBeenCalled()
  })

  test('loads when it gets one', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { container, rerender } = render(<Image {...image} src="" />)
    rerender(<Image {...image} />)
    expect(container.querySelector('.sw-Image')?.getAttribute('data-status')).toBe('loading')
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/gull.jpg')
  })
})

describe('a developer is told', () => {
  afterEach(() => vi.restoreAllMocks())

  const draws = (props: object) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(<Image {...image} {...props} />)
    return said.mock.calls.flat()
  }

  test('that an image has no words', () => {
    expect(draws({ src: '/a.jpg', alt: undefined })).toEqual([
      'screenwright: Image drew /a.jpg without alt, so that not all learn what it shows. Give it, or alt="".',
    ])
  })

  test('that an image has no address, and nothing else is said of it', () => {
    expect(draws({ src: '', alt: 'An owl' })).toEqual([
      'screenwright: Image was given no src (“An owl”), so that it shows its fallback. Give it an address, or leave the image out.',
    ])
  })

  test('that an image has no measures, unless it fills a box', () => {
    expect(draws({ src: '/b.jpg', height: undefined })).toEqual([
      'screenwright: Image drew /b.jpg without width and height, so that the page moves. Give them, or layout="fill".',
    ])
    vi.restoreAllMocks()
    expect(draws({ layout: 'fill', width: undefined, height: undefined })).toEqual([])
  })

  test('that a thumbhash is none', () => {
    expect(draws({ placeholder: { thumbhash: 'gull' } })).toEqual([
      'screenwright: Image cannot read the thumbhash "gull", so that it shows nothing. Give its bytes in base64.',
    ])
  })
})
