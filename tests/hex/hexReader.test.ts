// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { createHexReader, knownBytes, pageSize } from '../../src/hex/hexReader'

const counting = (length: number) => Uint8Array.from({ length }, (_, at) => at % 251)
const blobOf = (pages: number) => new Blob([counting(pages * pageSize)])

const read = (reader: ReturnType<typeof createHexReader>, page: number) =>
  vi.waitFor(() => expect(reader.pages().known.has(page)).toBe(true), { interval: 1 })

describe('reading a file by pages', () => {
  test('reads what is wanted and no more', async () => {
    const reader = createHexReader(blobOf(10))
    reader.want(3 * pageSize, 3 * pageSize + 100)
    await read(reader, 3)
    expect([...reader.pages().known.keys()]).toEqual([3])
    expect(knownBytes(reader.pages(), 3 * pageSize, 3 * pageSize + 4)).toEqual(
      counting(4 * pageSize).slice(3 * pageSize, 3 * pageSize + 4),
    )
    expect(knownBytes(reader.pages(), 2 * pageSize, 2 * pageSize + 4)).toBeUndefined()
  })

  test('gives bytes that lie on two pages, once both are known', async () => {
    const reader = createHexReader(blobOf(2))
    reader.want(0, 2)
    await read(reader, 0)
    expect(knownBytes(reader.pages(), pageSize - 2, pageSize + 2)).toBeUndefined()
    reader.want(0, pageSize + 1)
    await read(reader, 1)
    expect(knownBytes(reader.pages(), pageSize - 2, pageSize + 2)).toEqual(
      counting(2 * pageSize).slice(pageSize - 2, pageSize + 2),
    )
  })

  test('never reads what was scrolled past before its turn came', async () => {
    const blob = blobOf(100)
    const slice = vi.spyOn(blob, 'slice')
    const reader = createHexReader(blob)
    for (let page = 0; page < 100; page++) reader.want(page * pageSize, page * pageSize + 1)
    await read(reader, 99)
    expect(slice.mock.calls.map(([from = 0]) => from / pageSize)).toEqual([0, 1, 99])
  })

  test('keeps 4 MiB, and of these what was looked at last', async () => {
    const reader = createHexReader(blobOf(70))
    for (let page = 0; page < 70; page++) {
      reader.want(page * pageSize, page * pageSize + 1)
      await read(reader, page)
    }
    expect(reader.pages().known.size).toBe(64)
    expect(reader.pages().known.has(5)).toBe(false)
    expect(reader.pages().known.has(6)).toBe(true)
  })

  test('says once that it failed, and reads what is wanted when it is tried again', async () => {
    const blob = blobOf(4)
    const slice = vi.spyOn(blob, 'slice').mockImplementation(() => {
      return { arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')) } as Blob
    })
    const reader = createHexReader(blob)
    const heard = vi.fn()
    reader.subscribe(heard)
    reader.want(0, 3 * pageSize)
    await vi.waitFor(() => expect(reader.pages().failure).toMatchObject({ reason: 'changed' }))
    await Promise.resolve()
    expect(heard).toHaveBeenCalledOnce()
    slice.mockRestore()
    reader.retry()
    await read(reader, 2)
    expect(reader.pages().failure).toBeUndefined()
  })

  test('takes a file that has become shorter for one that cannot be read', async () => {
    const blob = blobOf(2)
    vi.spyOn(blob, 'slice').mockImplementation(() => new Blob([counting(10)]))
    const reader = createHexReader(blob)
    reader.want(0, 1)
    await vi.waitFor(() => expect(reader.pages().failure).toMatchObject({ reason: 'changed' }))
    expect(reader.pages().known.size).toBe(0)
  })
})
