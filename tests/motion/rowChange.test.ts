import { describe, expect, it } from 'vitest'
import { followRows, type SeenRows } from '../../src/motion/rowChange'

const height = 44

/** Rows as a grid draws them, `.` for one that loads. */
function rows(
  ids: string,
  options: { from?: number; count?: number | 'unknown'; key?: string } = {},
): SeenRows {
  const { from = 0, count = ids.length, key = 'all' } = options
  return {
    listKey: key,
    count: count === 'unknown' ? undefined : count,
    rows: [...ids].map((id, place) => ({
      index: from + place,
      id: id === '.' ? undefined : id,
      top: (from + place) * height,
    })),
  }
}

/** The movement that is left when a list passes through these states. */
function changeOf(...states: SeenRows[]) {
  let seen: SeenRows | undefined
  let last: ReturnType<typeof followRows>['change']
  for (const state of states) {
    const followed = followRows(seen, state)
    seen = followed.seen
    last = followed.change
  }
  return (
    last && {
      came: last.came.map(({ id }) => id).join(''),
      went: last.went.map(({ id }) => id).join(''),
      moved: [...last.moved].filter(([, by]) => by !== 0).map(([{ id }, by]) => `${id}${by / height}`),
    }
  )
}

describe('a record that is made', () => {
  it('comes between the others, which make room', () => {
    expect(changeOf(rows('abc'), rows('axbc'))).toEqual({ came: 'x', went: '', moved: ['b-1', 'c-1'] })
  })

  it('comes at the top and at the end of what there is', () => {
    expect(changeOf(rows('abc'), rows('xabc'))?.came).toBe('x')
    expect(changeOf(rows('abc'), rows('abcx'))).toEqual({ came: 'x', went: '', moved: [] })
  })

  it('comes in a list whose length is unknown', () => {
    const unknown = { count: 'unknown' } as const
    expect(changeOf(rows('abcd', unknown), rows('axbc', unknown))).toEqual({
      came: 'x',
      went: '',
      moved: ['b-1', 'c-1'],
    })
  })

  it('above what is in view moves nothing in it', () => {
    expect(
      changeOf(rows('klmn', { from: 10, count: 50 }), rows('jklm', { from: 10, count: 51 })),
    ).toBeUndefined()
  })
})

describe('a record that is removed', () => {
  it('goes, and the others close up, also those from beyond the edge', () => {
    expect(changeOf(rows('abcd', { count: 9 }), rows('acde', { count: 8 }))).toEqual({
      came: '',
      went: 'b',
      moved: ['c1', 'd1', 'e1'],
    })
  })

  it('goes from the top and from the end', () => {
    expect(changeOf(rows('abc'), rows('bc'))?.went).toBe('a')
    expect(changeOf(rows('abc'), rows('ab'))?.went).toBe('c')
  })

  it('goes while another one comes', () => {
    expect(changeOf(rows('abcd'), rows('acxd'))).toEqual({ came: 'x', went: 'b', moved: ['c1'] })
  })
})

describe('nothing moves', () => {
  it.each([
    ['at first', [rows('abc')]],
    ['when the same is drawn again', [rows('abc'), rows('abc')]],
    ['when it scrolls', [rows('abcd', { count: 9 }), rows('cdef', { from: 2, count: 9 })]],
    ['when the window grows', [rows('abc', { count: 9 }), rows('abcdef', { count: 9 })]],
    ['when rows arrive', [rows('...', { count: 9 }), rows('abc', { count: 9 })]],
    ['when the next piece is on its way', [rows('ab..', { count: 9 }), rows('abcd', { count: 9 })]],
    ['when the list goes on further down', [rows('abc', { count: 9 }), rows('abc', { count: 12 })]],
    ['when it is sorted', [rows('abc'), rows('cba')]],
    ['when a changed record stands elsewhere', [rows('abcd', { count: 9 }), rows('axbc', { count: 9 })]],
    ['when all rows are others', [rows('abc'), rows('xyzw')]],
    ['when another search finds less', [rows('abcd'), rows('ad', { key: 'gull' })]],
    [
      'when another search finds less only after a while',
      [rows('abcd'), rows('abcd', { key: 'gull' }), rows('ad', { key: 'gull' })],
    ],
    [
      'when another search first shows that it loads',
      [rows('abcd'), rows('....', { key: 'gull' }), rows('ad', { key: 'gull' })],
    ],
    ['while a record stands in two pieces', [rows('abcd', { count: 9 }), rows('acdd', { count: 8 })]],
    [
      'while a record stands in neither piece',
      [rows('klmn', { from: 4, count: 9 }), rows('jkmn', { from: 4, count: 10 })],
    ],
  ])('%s', (_, states) => {
    expect(changeOf(...states)).toBeUndefined()
  })
})

it('a list that was searched moves again once its rows are there', () => {
  const gull = { key: 'gull' }
  expect(changeOf(rows('abcd'), rows('abcd', gull), rows('abd', gull), rows('ad', gull))?.went).toBe('b')
})
