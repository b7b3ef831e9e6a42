import { cleanup, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { memorySource } from '../../../src/data'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import {
  defineEntity,
  defineProduct,
  entityScreens,
  integer,
  money,
  reference,
  related,
  text,
} from '../../../src/spec'
import { withRoom } from '../withRoom'

const id = integer({ readOnly: true })
const group = defineEntity({
  name: 'group',
  labels: ['Class', 'Classes'],
  id: 'id',
  title: 'name',
  fields: { id, name: text({ label: 'Name', required: true }) },
})
const pupil = defineEntity({
  name: 'pupil',
  labels: ['Pupil', 'Pupils'],
  id: 'id',
  title: 'name',
  fields: {
    id,
    name: text({ label: 'Name', required: true }),
    class: reference('group', { label: 'Class' }),
  },
})
const fee = defineEntity({
  name: 'fee',
  labels: ['Fee', 'Fees'],
  id: 'id',
  title: 'what',
  fields: {
    id,
    what: text({ label: 'For', required: true }),
    pupil: reference('pupil', { label: 'Pupil' }),
    class: related(pupil.fields.class, { via: 'pupil', field: 'class' }),
    amount: money({ label: 'Amount', currency: 'EUR' }),
  },
})
const product = defineProduct({
  entities: [group, pupil, fee],
  screens: {
    home: {
      path: '/',
      shows: 'overview',
      widgets: {
        fees: { shows: 'breakdown', entity: 'fee', by: 'class', title: 'Fees by class' },
        pupils: { shows: 'breakdown', entity: 'pupil', by: 'class', title: 'Pupils by class' },
      },
    },
    ...entityScreens(group, { base: '/classes' }),
    ...entityScreens(pupil, { base: '/pupils' }),
    ...entityScreens(fee, { base: '/fees' }),
  },
})

withRoom()
// They come late; a machine with much to do needs longer than a test waits.
beforeAll(async () => {
  await import('../../../src/screens/overview/OverviewScreen')
}, 60_000)
afterEach(cleanup)

function App({ canFilter = true }: { canFilter?: boolean }) {
  const [location, setLocation] = useState('/')
  const [sources] = useState(() => {
    const pupils = memorySource(pupil, [
      { id: 1, name: 'Ada', class: 7 },
      { id: 2, name: 'Mary', class: 8 },
    ])
    return {
      group: memorySource(group, [
        { id: 7, name: '1a' },
        { id: 8, name: '2b' },
      ]),
      pupil: canFilter ? pupils : { ...pupils, can: { ...pupils.can, filter: {} } },
      fee: memorySource(fee, [
        { id: 1, what: 'Lunch, November', pupil: 1, amount: '80' },
        { id: 2, what: 'Trip', pupil: 1, amount: '20' },
        { id: 3, what: 'Books', pupil: 2, amount: '35' },
      ] as never),
    }
  })
  return (
    <ProductProvider product={product} sources={sources} router={{ location, navigate: setLocation }}>
      <ProductScreens />
    </ProductProvider>
  )
}

const hrefIn = async (name: string, row: string) => {
  const part = await screen.findByRole('region', { name })
  return (await within(part).findByRole('link', { name: row })).getAttribute('href')
}

it('a part by a record leads to the list of what is counted there, also by a record further on', async () => {
  render(<App />)
  expect(await hrefIn('Fees by class', '1a')).toBe('/fees?class.is=7')
  expect(await hrefIn('Pupils by class', '2b')).toBe('/pupils?class.is=8')

  screen.getAllByRole('link', { name: '1a' })[0]?.click()
  expect(await screen.findByText('Trip')).toBeTruthy()
  expect(screen.queryByText('Books')).toBeNull()
})

it('leads to the record where no list can be narrowed so', async () => {
  render(<App canFilter={false} />)
  expect(await hrefIn('Fees by class', '1a')).toBe('/classes/7')
})
