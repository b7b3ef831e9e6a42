import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ReferenceProvider } from '../../../src/components/ReferenceProvider'
import { memorySource } from '../../../src/data/memorySource'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { checkProduct, defineEntity, defineProduct, reference, text } from '../../../src/spec'
import { withRoom } from '../withRoom'

afterEach(cleanup)
withRoom()

const uuid = '9c270f11-7d5e-4b6c-9a53-0c9f8d2e1ab4'
const gone = '113db88a-dd58-4a0c-9d11-6d3f1f0a2b7c'
const flat = defineEntity({
  name: 'flat',
  labels: ['Flat', 'Flats'],
  id: 'id',
  title: 'unit',
  fields: {
    id: text({ readOnly: true }),
    unit: text({ label: 'Unit', required: true }),
    above: reference('flat', { label: 'Above' }),
  },
})
const flats = (id: string) => memorySource(flat, [{ id, unit: '2.06', above: gone }])

it('are no column at first, and stand neither beside a title nor in the place of a record that is gone', async () => {
  render(
    <ReferenceProvider references={[{ entity: flat, source: flats(uuid) }]}>
      <ListScreen entity={flat} source={flats(uuid)} />
      <DetailScreen entity={flat} source={flats(uuid)} id={uuid} />
    </ReferenceProvider>,
  )
  expect((await screen.findAllByText('No longer there')).length).toBeGreaterThan(0)
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads).toEqual(expect.arrayContaining([expect.stringContaining('Unit')]))
  expect(heads.filter((head) => head?.startsWith('Id'))).toEqual([])
  expect(document.body.textContent).not.toMatch(/9c270f11|113db88a/)
})

it('stand not even beside the title where they are short: without a label no person calls a record by it', async () => {
  render(<DetailScreen entity={flat} source={flats('F-206')} id="F-206" />)
  await screen.findByRole('heading', { name: '2.06' })
  expect(document.body.textContent).not.toContain('F-206')
})

it('are not asked to be labelled', () => {
  const findings = checkProduct(defineProduct({ entities: [flat] })).map(({ place }) => place)
  expect(findings).not.toContain('entities.flat.fields.id')
})
