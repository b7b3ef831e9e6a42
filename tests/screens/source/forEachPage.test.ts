import { expect, it } from 'vitest'
import { forEachPage } from '../../../src/screens/source/forEachPage'

/** Pages that are all at hand. */
async function* atHand(count: number) {
  for (let page = 1; page <= count; page += 1) yield page
}

it('lets what a person does happen between two pages, though all of them are at hand', async () => {
  const order: unknown[] = []
  await forEachPage(atHand(3), (page) => {
    order.push(page)
    setTimeout(() => order.push('pressed'))
  })
  expect(order).toEqual([1, 'pressed', 2, 'pressed', 3, 'pressed'])
})

it('visits no further page after one that was refused', async () => {
  const seen: number[] = []
  const visiting = forEachPage(atHand(3), (page) => {
    if (page === 2) throw new Error('stopped')
    seen.push(page)
  })
  await expect(visiting).rejects.toThrow('stopped')
  expect(seen).toEqual([1])
})
