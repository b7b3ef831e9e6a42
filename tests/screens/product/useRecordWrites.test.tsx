import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { useListScreen } from '../../../src/screens/list/useListScreen'
import { useRecordWrites } from '../../../src/screens/product/useRecordWrites'
import { someStrikes, strike } from '../../../stories/fixtures/birdstrikes'

const three = someStrikes.slice(0, 3)

/** A list on the page, and the writes of code beside it. */
async function listWithWrites(source = memorySource(strike, three)) {
  const { result } = renderHook(() => ({
    list: useListScreen({ entity: strike, source }),
    writes: useRecordWrites(strike, source),
  }))
  await waitFor(() => expect(result.current.list.status).toBe('ready'))
  const rows = () => {
    const { list } = result.current
    return Array.from({ length: list.rowCount }, (_, index) => list.getRow(index))
  }
  return { source, result, rows }
}

describe('what code of a host writes', () => {
  it('is shown by a list when it is changed', async () => {
    const { result, rows } = await listWithWrites()
    const [first] = rows()
    await act(() => result.current.writes.update!(first!, { operator: 'Delta Air Lines' }))
    await waitFor(() => expect(rows()[0]?.operator).toBe('Delta Air Lines'))
  })

  it('is shown by a list when it is made', async () => {
    const { result, rows } = await listWithWrites()
    const { reportId: _, ...values } = three[0]!
    await act(() => result.current.writes.create!(values))
    await waitFor(() => expect(rows()).toHaveLength(4))
    expect(result.current.list.listNews).toBeUndefined()
  })

  it('is gone from a list when it is removed', async () => {
    const { result, rows } = await listWithWrites()
    const gone = rows()[1]!
    await act(() => result.current.writes.remove!(gone))
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(rows()).not.toContainEqual(expect.objectContaining({ reportId: gone.reportId }))
  })

  it('carries the version that was seen, so that nobody is overwritten', async () => {
    const { source, result, rows } = await listWithWrites()
    const [first] = rows()
    source.control.changeElsewhere(first!.reportId, { operator: 'Someone else' })
    await expect(result.current.writes.update!(first!, { operator: 'Mine' })).rejects.toMatchObject({
      problem: { status: 412 },
    })
  })

  it('is offered only as far as the source can', async () => {
    const { update: _, remove: __, ...source } = memorySource(strike, three)
    const { result } = renderHook(() => useRecordWrites<(typeof strike)['fields']>(strike, source))
    expect(Object.keys(result.current)).toEqual(['create'])
  })
})
