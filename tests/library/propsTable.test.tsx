import type { StrictArgTypes } from 'storybook/internal/types'
import { describe, expect, test } from 'vitest'
import { withUsableControls } from '../../.storybook/controls'
import { withProse } from '../../.storybook/propsTable'
import { sentence } from '../../.storybook/sentence'

const written = (description: string, argType: object = {}) =>
  withProse({
    component: { __docgenInfo: { props: { busy: { description } } } },
    argTypes: { busy: { name: 'busy', ...argType } },
  }).busy

describe('the table of props', () => {
  test.each([
    ['on one line', 'Rows are on their way. @selector [aria-busy] @default false'],
    ['on lines of their own', 'Rows are on their way.\n@selector [aria-busy]\n@default false'],
  ])('sets tags apart from the prose: %s', (_, prose) => {
    const busy = written(prose)
    expect(busy?.description).toBe('Rows are on their way.\n\n`[aria-busy]`')
    expect(busy?.table?.defaultValue?.summary).toBe('false')
  })

  test('leaves prose without tags as it is', () => {
    expect(written('Rows are on\ntheir way.')?.description).toBe('Rows are on\ntheir way.')
  })

  test('writes a union out', () => {
    const union = {
      type: { name: 'union', raw: 'string | number', value: [] },
      table: { type: { summary: 'union' } },
    }
    expect(written('', union)?.table?.type?.summary).toBe('string | number')
  })
})

describe('a control', () => {
  const control = (type: object, value?: unknown) =>
    withUsableControls({
      argTypes: { it: { name: 'it', type } } as unknown as StrictArgTypes,
      initialArgs: { it: value },
    }).it?.control
  const none = { disable: true }
  const node = { name: 'other', value: 'ReactNode' }

  test.each([
    ['words', node, undefined, { type: 'text' }],
    ['words that are given', node, 'Save report', { type: 'text' }],
    ['an element', node, <b key="b">Save</b>, none],
    ['a function', { name: 'function' }, () => {}, none],
    ['one of several functions', { name: 'union' }, undefined, none],
    ['a ref', { name: 'other', value: 'Ref' }, undefined, none],
    ['elements in a list', { name: 'object' }, [{ icon: <b key="b">B</b> }], none],
    ['a source with its functions', { name: 'other', value: 'DataSource' }, { list: () => [] }, none],
    ['a file', { name: 'other', value: 'Blob' }, new Blob(), none],
    ['plain data', { name: 'object' }, [{ id: 'species', message: 'Enter the species' }], undefined],
    ['a number or a text', { name: 'union' }, 'BS-10001', { type: 'text' }],
    ['a choice', { name: 'enum', value: ['small'] }, undefined, undefined],
  ])('for %s', (_, type, value, expected) => {
    expect(control(type, value)).toEqual(expected)
  })

  test('that a story chose stays', () => {
    const chosen = { it: { name: 'it', control: { type: 'select' }, type: { name: 'object', value: {} } } }
    expect(withUsableControls({ argTypes: chosen as unknown as StrictArgTypes }).it?.control).toEqual({
      type: 'select',
    })
  })
})

test.each([
  ['On A Phone', 'On a phone'],
  ['Right To Left', 'Right to left'],
  ['In Arabic', 'In Arabic'],
  ['By F6', 'By F6'],
  ['Reads Base64', 'Reads Base64'],
  ['Under TanStack Form, mounted late', 'Under TanStack Form, mounted late'],
])('the name of a story reads as a sentence: %s', (name, expected) => {
  expect(sentence(name)).toBe(expected)
})
