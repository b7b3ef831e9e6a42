import { expect, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ValueText } from '../../src/collection/ValueText'
import { DescriptionList } from '../../src/components/DescriptionList'
import { memorySource } from '../../src/data/memorySource'
import { ListScreen } from '../../src/screens/list/ListScreen'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { choice, integer, text } from '../../src/spec/fields/fields'

const part = defineEntity({
  name: 'part',
  labels: [
    { en: 'Part', ar: 'قطعة' },
    { en: 'Parts', ar: 'القطع' },
  ],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ label: { en: 'Name', ar: 'الاسم' }, required: true }),
    shelf: text({ label: { en: 'Shelf', ar: 'الرف' } }),
    stock: integer({ label: { en: 'In stock', ar: 'المخزون' }, min: 0 }),
    minimum: integer({ label: { en: 'Minimum', ar: 'الحد الأدنى' }, min: 0 }),
    supply: choice(['weekly', 'onRequest'], { label: { en: 'Supply', ar: 'التوريد' } }),
  },
  marks: [
    { at: 'stock', when: { stock: 0 }, label: { en: 'None left', ar: 'نفد' }, tone: 'danger' },
    {
      at: 'stock',
      when: { stock: { lt: { field: 'minimum' } } },
      label: { en: 'Low', ar: 'منخفض' },
      tone: 'warning',
    },
    { at: 'shelf', when: { shelf: { empty: true } }, label: { en: 'Not put away', ar: 'لم يُرتَّب' } },
  ],
})

const parts = [
  { id: 1, name: 'Brake pads', shelf: 'A 12', stock: 40, minimum: 20, supply: 'weekly' },
  { id: 2, name: 'Inner tube, 28 inch', shelf: 'A 14', stock: 6, minimum: 25, supply: 'weekly' },
  { id: 3, name: 'Drive belt', shelf: 'C 2', stock: 0, minimum: 2, supply: 'onRequest' },
  { id: 4, name: 'Bell with a compass', stock: 1_204, minimum: 0, supply: 'onRequest' },
] as const

const meta = preview.meta({
  title: 'Collection/ValueText/Marks',
  component: ValueText<(typeof part)['fields']>,
  args: { entity: part, field: 'stock', record: parts[1] },
})

/** The storekeeper looks for what runs short: a word beside the number says so, and the digits keep their column. */
export const InAList = meta.story({
  parameters: { layout: 'fullscreen', visual: { modes: ['light', 'dark', 'narrow', 'rtl', 'forced'] } },
  render: () => <ListScreen entity={part} source={memorySource(part, parts)} />,
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Inner tube/ }))
    await expect(row.getByRole('gridcell', { name: /6/ })).toHaveTextContent('6Low')
    await expect(canvas.getByText('None left')).toBeVisible()
    await expect(canvas.getByText('Not put away')).toBeVisible()
    const enough = within(canvas.getByRole('row', { name: /Brake pads/ }))
    await expect(enough.getByRole('gridcell', { name: '40' })).toBeVisible()
  },
})

/** On the page of one part, and where a value is missing. */
export const OnARecord = meta.story({
  name: 'On a record',
  render: () => (
    <DescriptionList
      items={(['name', 'shelf', 'stock', 'minimum'] as const).map((field) => ({
        label: field,
        value: (
          <ValueText entity={part} field={field} record={{ ...parts[2], shelf: undefined }} layout="block" />
        ),
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None left')).toBeVisible()
    await expect(canvas.getByText('Not put away')).toBeVisible()
  },
})
