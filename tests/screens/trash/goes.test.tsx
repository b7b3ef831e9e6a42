import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memorySource } from '../../../src/data'
import { TrashScreen } from '../../../src/screens/trash/TrashScreen'
import { customer } from '../../../stories/product/workshop'
import { withRoom } from '../withRoom'

withRoom()
afterEach(cleanup)

it.each([30, 90])(
  'says of what was removed a moment ago that it goes in all the %i days',
  async (keepDays) => {
    const source = memorySource(customer, [{ id: 6, name: 'Lyon Cycles' } as never], { trash: { keepDays } })
    await source.remove(6)
    render(<TrashScreen targets={[{ entity: customer, source }]} />)
    expect(await screen.findByText(`in ${keepDays} days`)).toBeTruthy()
  },
)
