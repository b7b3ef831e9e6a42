import { describe, expect, test } from 'vitest'
import { cursorPages, type CursorPage } from '../../src/data/cursorPages'
import { ProblemError } from '../../src/data/problems'

/** A list of numbers whose pages hold three at most; each page has the cursor of the next. */
function threeByThree(length: number) {
  const asked: (string | undefined)[] = []
  const forgotten = new Set<string>()
  const pages = cursorPages<number, CursorPage<number>>()
  const read = (offset: number, limit: number) =>
    pages.read({
      key: 'all',
      offset,
      limit,
      async ask(cursor) {
        asked.push(cursor)
        // Gone once: from the start on the server makes them anew.
        if (cursor !== undefined && forgotten.delete(cursor)) throw new ProblemError({ status: 410 })
        const from = Number(cursor ?? 0)
        const rows = Array.from({ length: Math.min(3, length - from) }, (_, place) => from + place)
        const next = from + rows.length
        return { rows, cursors: new Map(next < length ? [[rows.length, String(next)]] : []) }
      },
    })
  return { read, asked, forgotten, forget: pages.forget }
}

describe('a list in which each page leads to the next', () => {
  test('is read on with one request a page, from where the last stretch ended', async () => {
    const { read, asked } = threeByThree(9)
    expect((await read(0, 3)).rows).toEqual([0, 1, 2])
    expect((await read(3, 3)).rows).toEqual([3, 4, 5])
    expect(asked).toEqual([undefined, '3'])
  })

  test('fills a stretch from as many pages as it takes', async () => {
    const { rows, hasMore } = await threeByThree(12).read(0, 7)
    expect(rows).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(hasMore).toBe(true)
  })

  test('says where it ends', async () => {
    expect(await threeByThree(8).read(6, 10)).toMatchObject({ rows: [6, 7], end: 8, hasMore: false })
  })

  test('is found again from its start when the server has forgotten where it was', async () => {
    const { read, asked, forgotten } = threeByThree(9)
    await read(0, 3)
    forgotten.add('3')
    expect((await read(3, 3)).rows).toEqual([3, 4, 5])
    expect(asked).toEqual([undefined, '3', undefined, '3'])
  })

  test('forgets its way after a write, because places have moved', async () => {
    const { read, asked, forget } = threeByThree(9)
    await read(0, 3)
    forget()
    await read(3, 3)
    expect(asked).toEqual([undefined, undefined, '3'])
  })

  test('goes no further than twenty pages for one jump', async () => {
    await expect(threeByThree(100).read(90, 3)).rejects.toMatchObject({ problem: { status: 400 } })
  })
})
