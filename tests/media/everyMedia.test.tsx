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

/** What draws no element of its own into the page, and why. */
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
