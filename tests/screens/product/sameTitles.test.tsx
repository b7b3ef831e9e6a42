import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { OverviewScreen } from '../../../src/screens/overview/OverviewScreen'
import { TrashScreen } from '../../../src/screens/trash/TrashScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choice, text } from '../../../src/spec/fields/fields'
import { withRoom } from '../withRoom'

withRoom()
beforeAll(() => import('../../../src/screens/overview/OverviewScreenView').then(() => {}), 60_000)
afterEach(cleanup)

const order = defineEntity({
  name: 'order',
  labels: ['Repair order', 'Repair orders'],
  id: 'number',
  title: 'what',
  subtitle: 'number',
  fields: {
    number: text({ label: 'Number', readOnly: true }),
    what: text({ label: 'What is broken', required: true }),
    urgency: choice(['soon', 'now'], { label: 'Urgency' }),
  },
})

const orders = [
  { number: 'RO-118', what: 'Tap drips', urgency: 'now' },
  { number: 'RO-121', what: 'Tap drips', urgency: 'soon' },
] as const

describe('records of one title are told apart by what their entity says', () => {
  it('in the trash, where one of them is brought back', async () => {
    const source = memorySource(order, orders, { trash: { keepDays: 30 } })
    await source.remove('RO-118')
    await source.remove('RO-121')
    render(<TrashScreen targets={[{ entity: order, source }]} />)
    expect(await screen.findByText('RO-118')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Restore Tap drips · RO-121' })).toBeTruthy()
  })

  it('in a list of an overview, unless they are among its fields', async () => {
    const source = memorySource(order, orders)
    const list = { shows: 'list', entity: 'order' } as const
    render(
      <OverviewScreen
        title="Today"
        targets={[{ entity: order, source }]}
        widgets={[
          { id: 'short', title: 'Short', ...list },
          { id: 'long', title: 'Long', ...list, fields: ['number'] },
        ]}
      />,
    )
    expect(
      await within(await screen.findByRole('region', { name: 'Short' })).findByText('RO-118'),
    ).toBeTruthy()
    expect(
      await within(await screen.findByRole('region', { name: 'Long' })).findAllByText('RO-118'),
    ).toHaveLength(1)
  })
})
