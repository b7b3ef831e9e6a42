import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LocaleProvider } from '../../../src/components/LocaleProvider'
import { memorySource } from '../../../src/data'
import { german } from '../../../src/messages/german'
import { OverviewScreen } from '../../../src/screens/overview/OverviewScreen'
import type { OverviewWidgetOptions } from '../../../src/screens/overview/OverviewTarget'
import { date, defineEntity, duration, integer } from '../../../src/spec'

const order = defineEntity({
  name: 'order',
  labels: ['Auftrag', 'Aufträge'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    day: date({ label: 'Tag' }),
    hours: duration({ label: 'Arbeitszeit' }),
  },
})
const today = new Date().toISOString().slice(0, 10)
const orders = Array.from({ length: 48 }, (_, id) => ({ id, day: today, hours: 'PT1H15M' }))

const targets = [{ entity: order, source: memorySource(order, orders) }]
const widgets: readonly OverviewWidgetOptions[] = [
  { id: 'all', title: 'Gesamt', shows: 'fact', entity: 'order', sum: 'hours' },
  {
    id: 'years',
    title: 'Im Jahr',
    shows: 'trend',
    entity: 'order',
    by: 'day',
    period: 'year',
    sum: 'hours',
  },
]

afterEach(cleanup)

it('lengths of time are added up, and written as such in numbers, charts and tables', async () => {
  render(
    <LocaleProvider locale="de" messages={german}>
      <OverviewScreen title="Heute" targets={targets} widgets={widgets} />
    </LocaleProvider>,
  )
  await within(await screen.findByRole('region', { name: 'Gesamt' })).findByText('60 Stunden')
  const trend = within(await screen.findByRole('region', { name: 'Im Jahr' }))
  expect(await trend.findByRole('cell', { name: '60 Stunden' })).toBeTruthy()
  expect(await trend.findByText(/^60\sStd\.$/)).toBeTruthy()
})
