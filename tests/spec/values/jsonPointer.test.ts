import { expect, test } from 'vitest'
import { readPointer } from '../../../src/spec/values/jsonPointer'

// The examples of RFC 6901, sections 5 and 6.
test.each([
  ['', []],
  ['/foo', ['foo']],
  ['/foo/0', ['foo', '0']],
  ['/', ['']],
  ['/a~1b', ['a/b']],
  ['/c%d', ['c%d']],
  ['/m~0n', ['m~n']],
  ['/~01', ['~1']],
  ['#', []],
  ['#/c%25d', ['c%d']],
  ['#/k%22l', ['k"l']],
])('“%s” leads by its steps', (pointer, steps) => {
  expect(readPointer(pointer)).toEqual(steps)
})

test.each(['foo', '/a~', '/a~2', '#foo', '#/%', '#/%ff'])('“%s” is no pointer', (text) => {
  expect(readPointer(text)).toBeUndefined()
})
