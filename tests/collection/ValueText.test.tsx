import { render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { renderValue, ValueText } from '../../src/collection/ValueText'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { messagesInEnglish } from '../../src/messages/createTranslator'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import {
  boolean,
  choice,
  colour,
  date,
  decimal,
  file,
  group,
  image,
  integer,
  json,
  list,
  map,
  number,
  phone,
  text,
  url,
  variant,
} from '../../src/spec/fields/fields'

const thing = defineEntity({
  name: 'thing',
  labels: ['Thing', 'Things'],
  id: 'id',
  fields: {
    id: text({ required: true }),
    count: integer({ unit: 'kn' }),
    share: number(),
    day: date(),
    open: boolean(),
    grade: choice(['B', 'None'], { labels: { B: 'Code B' } }),
    weight: decimal({ unit: 'kg' }),
    page: url(),
    mobile: phone(),
    scan: file(),
    photo: image(),
    shade: colour(),
    data: json(),
    names: list(text()),
    lines: list({ what: text(), urgent: boolean() }),
    place: group({ city: text(), open: boolean() }),
    way: variant('by', { byPost: { stamps: integer() } }),
    sizes: map(integer()),
  },
})

type Name = keyof typeof thing.fields

function shown(field: Name, value: unknown, locale = 'en'): string | null {
  const { container } = render(
    <LocaleProvider locale={locale}>
      <ValueText entity={thing} field={field} record={{ [field]: value }} />
    </LocaleProvider>,
  )
  return container.textContent
}

function inFull(field: Name, value: unknown): HTMLElement {
  return render(<ValueText entity={thing} field={field} record={{ [field]: value }} layout="block" />)
    .container
}

describe('a value to read', () => {
  it('writes numbers as the locale does, with their unit', () => {
    expect(shown('count', 12345)).toBe('12,345\u00a0kn')
    expect(shown('count', 12345, 'de')).toBe('12.345\u00a0kn')
    expect(shown('share', 0.1234567)).toBe('0.1234567')
  })

  it('shows a picture that the browser still holds: it is saved, and not lost', () => {
    const address = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:bella')
    const photo = new File(['pixels'], 'bella.png', { type: 'image/png' })
    const shownPhoto = inFull('photo', photo)
    expect(shownPhoto.textContent).toContain('bella.png')
    expect(shownPhoto.querySelector('img')?.src).toBe('blob:bella')
    const script = new File(['<svg/>'], 'bella.svg', { type: 'image/svg+xml' })
    expect(inFull('photo', script).querySelector('img')).toBeNull()
    address.mockRestore()
  })

  it('keeps a date on its day, wherever the reader is', () => {
    expect(shown('day', '1990-01-08')).toBe('Jan 8, 1990')
    expect(shown('day', '1990-01-08', 'de')).toBe('08.01.1990')
  })

  it('says yes and no, and the words of a choice', () => {
    expect(shown('open', true)).toBe('Yes')
    expect(shown('open', false)).toBe('No')
    expect(shown('grade', 'B')).toBe('Code B')
  })

  it('shows as it is what its field does not know', () => {
    expect(shown('grade', 'Z')).toBe('Z')
    expect(shown('day', 'soon')).toBe('soon')
    expect(shown('count', 'many')).toBe('many')
  })

  it('tells ears in words what a dash tells eyes', () => {
    expect(shown('count', null)).toBe('–Not given')
    expect(shown('id', '')).toBe('–Not given')
    expect(shown('count', 0)).toBe('0\u00a0kn')
  })

  it('takes a list, a map or a group that holds nothing for one that is not given', () => {
    const nothing = '–Not given'
    expect(shown('names', [])).toBe(nothing)
    expect(shown('lines', [])).toBe(nothing)
    expect(shown('scan', [])).toBe(nothing)
    expect(shown('sizes', {})).toBe(nothing)
    expect(shown('place', {})).toBe(nothing)
    expect(shown('place', { city: null, open: null })).toBe(nothing)
    expect(shown('names', ['', null])).toBe(nothing)
    expect(inFull('names', []).textContent).toBe(nothing)
    expect(shown('place', { city: 'Bern', open: null })).toBe('Bern')
  })

  it('says so in a cell too', () => {
    const options = { locale: 'en', t: messagesInEnglish }
    for (const [field, value] of [
      ['names', []],
      ['sizes', {}],
      ['place', { city: '' }],
    ] as const) {
      const { container } = render(<>{renderValue(thing, field, options)({ [field]: value })}</>)
      expect(container.textContent).toBe('–Not given')
    }
  })
})

describe('a link', () => {
  const linksOf = (field: Name, value: unknown) => [...inFull(field, value).querySelectorAll('a')]

  it('is made of an address alone that opens a page, and never of a script', () => {
    expect(linksOf('page', 'https://example.com/a').map(({ href }) => href)).toEqual([
      'https://example.com/a',
    ])
    expect(linksOf('page', 'javascript:alert(1)')).toEqual([])
    const stored = { name: 'a.pdf', type: 'application/pdf', size: 1200 }
    expect(linksOf('scan', { ...stored, url: '/a.pdf' })).toHaveLength(1)
    expect(linksOf('scan', { ...stored, url: ' java\nscript:alert(1)' })).toEqual([])
    expect(linksOf('scan', { ...stored, url: 'data:text/html,<script>' })).toEqual([])
  })

  it('is not made of a file that waits to be sent, which is shown with its size', () => {
    const chosen = new File(['1234'], 'owl.txt')
    expect(linksOf('scan', chosen)).toEqual([])
    expect(inFull('scan', chosen).textContent).toBe('owl.txt 4 bytes')
  })
})

describe('a telephone number', () => {
  const inCell = (value: unknown) =>
    render(<>{renderValue(thing, 'mobile', { locale: 'en', t: messagesInEnglish })({ mobile: value })}</>)
      .container

  it('is written in the groups of its country once those are known, in a list and on a record’s page', async () => {
    const [cell, page] = [inCell('+4930123456'), inFull('mobile', '+33472103030')]
    await waitFor(() => expect(cell.textContent).toBe('+49 30 123456'))
    expect(page.textContent).toBe('+33 4 72 10 30 30')
    expect(page.querySelector('a')?.href).toBe('tel:+33472103030')
  })

  it('has its groups at once where another had them before', async () => {
    const first = inCell('+4930123456')
    await waitFor(() => expect(first.textContent).toBe('+49 30 123456'))
    expect(inCell('+442079460958').textContent).toBe('+44 20 7946 0958')
  })

  it('stays as a person has written it, and as it is where it cannot exist', async () => {
    const first = inCell('+4930123456')
    await waitFor(() => expect(first.textContent).toBe('+49 30 123456'))
    expect(inCell('(030) 123-456').textContent).toBe('(030) 123-456')
    expect(inCell('030123456').textContent).toBe('030123456')
    expect(inCell('+999123456').textContent).toBe('+999123456')
  })

  it('comes from a server in the digits that are kept', () => {
    const page = renderToString(
      <ValueText entity={thing} field="mobile" record={{ mobile: '+4930123456' }} layout="block" />,
    )
    expect(page).toContain('>+4930123456<')
  })
})

describe('a value in full', () => {
  it('has a row for each group of a list', () => {
    const rows = inFull('lines', [
      { what: 'Bell', urgent: true },
      { what: 'Belt', urgent: null },
    ]).querySelectorAll('tr')
    expect([...rows].map(({ textContent }) => textContent)).toEqual([
      'WhatUrgent',
      'BellYes',
      'Belt–Not given',
    ])
  })

  it('has a label for each value of a group, a map and a variant', () => {
    expect(inFull('place', { city: 'Lyon', open: false }).textContent).toBe('CityLyonOpenNo')
    expect(inFull('sizes', { __proto__: null, front: 1200 }).textContent).toBe('front1,200')
    expect(inFull('way', { by: 'byPost', stamps: 2 }).textContent).toBe('By postStamps2')
  })

  it('is missing when a list or a map has nothing in it', () => {
    for (const [field, value] of [
      ['names', []],
      ['lines', []],
      ['sizes', {}],
    ] as const) {
      expect(inFull(field, value).textContent).toBe('–Not given')
    }
  })

  it('is shown as a text where it is not of the kind of its field', () => {
    expect(inFull('names', 'Ann').textContent).toBe('Ann')
    expect(inFull('lines', 7).textContent).toBe('7')
    expect(inFull('way', { by: 'constructor' }).textContent).toBe('constructor')
    expect(inFull('place', 'Lyon').textContent).not.toBe('')
    expect(inFull('sizes', 3).textContent).not.toBe('')
  })

  it('shows data a value to a line, and what JSON cannot hold as nothing', () => {
    expect(inFull('data', { a: [1] }).textContent).toBe('{\n  "a": [\n    1\n  ]\n}\n')
    const circle: unknown[] = []
    circle.push(circle)
    expect(inFull('data', circle).textContent?.trim()).toBe('')
  })
})

it('has its unit also where it is exact', () => {
  expect(shown('weight', '1234.50')).toBe('1,234.50\u00a0kg')
})

it('has a sample of a colour beside its code', () => {
  const { container } = render(<ValueText entity={thing} field="shade" record={{ shade: '#2f5d50' }} />)
  expect(container.textContent).toBe('#2f5d50')
  const sample = container.querySelector<HTMLElement>('[aria-hidden="true"]')
  expect(sample?.style.backgroundColor).toBe('#2f5d50')
})

it('keeps a megabyte of data off a line', () => {
  expect(shown('data', { text: 'x'.repeat(1_000_000) })?.length).toBe(301)
})
