// @vitest-environment node
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

// A name that appears or goes here is a change that hosts feel: say it in the CHANGELOG.
describe('the public names', () => {
  it.each(
    Object.entries({
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
    }),
  )('of %s are these', (_, door) => {
    expect(Object.keys(door).sort().join('\n')).toMatchSnapshot()
  })
})
