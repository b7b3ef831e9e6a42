// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as arabic from '../../src/arabic'
import * as bytes from '../../src/bytes'
import * as data from '../../src/data'
import * as english from '../../src/english'
import * as german from '../../src/german'
import * as hex from '../../src/hex'
import * as main from '../../src/index'
import * as media from '../../src/media'
import * as motion from '../../src/motion'
import * as sample from '../../src/sample'
import * as screens from '../../src/screens'
import * as spec from '../../src/spec'
import * as testing from '../../src/testing'
import * as upload from '../../src/upload'

const doors = {
  screenwright: main,
  'screenwright/screens': screens,
  'screenwright/spec': spec,
  'screenwright/data': data,
  'screenwright/sample': sample,
  'screenwright/bytes': bytes,
  'screenwright/media': media,
  'screenwright/motion': motion,
  'screenwright/hex': hex,
  'screenwright/upload': upload,
  'screenwright/arabic': arabic,
  'screenwright/german': german,
  'screenwright/english': english,
  'screenwright/testing': testing,
}

const root = join(import.meta.dirname, '../..')

/** The words of all that a host's developer reads: the README, the guides and the pages of the parts. */
const told = new Set(
  [
    'README.md',
    ...readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.mdx?$/.test(path))
      .map((path) => join('stories', path)),
  ].flatMap((path) => readFileSync(join(root, path), 'utf8').match(/[\w$]+/g) ?? []),
)

describe('the public names', () => {
  // A name that appears or goes here is a change that hosts feel: say it in the CHANGELOG.
  it.each(Object.entries(doors))('of %s are these', (_, door) => {
    expect(Object.keys(door).sort().join('\n')).toMatchSnapshot()
  })

  it.each(Object.entries(doors))('of %s are told of, each in a guide or on a page', (name, door) => {
    expect(
      Object.keys(door).filter((one) => !told.has(one)),
      `No page says what these of ${name} are for, so that they cannot be found. Say it in stories/guides, most likely in Functions.mdx, or export them no more`,
    ).toEqual([])
  })
})
