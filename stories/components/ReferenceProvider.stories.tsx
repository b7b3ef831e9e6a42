import { type ComponentType, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { RecordGrid } from '../../src/collection/RecordGrid'
import { ReferenceProvider } from '../../src/components/ReferenceProvider'
import { ValueText } from '../../src/collection/ValueText'
import { createColumns } from '../../src/collection/createColumns'
import { useLocale } from '../../src/components/useLocale'
import type { SourceCall } from '../../src/data/callsUnder'
import type { MemorySourceOptions } from '../../src/data/memorySource'
import { memorySource } from '../../src/data/memorySource'
import type { RecordOf } from '../../src/spec/entities/Entity'
import { repair, rider, riders, someRepair, type Repair } from '../fixtures/repairs'

interface ReferredProps extends MemorySourceOptions<RecordOf<typeof rider>> {
  field?: 'customer' | 'mechanics'
  record?: Repair
  layout?: 'inline' | 'block'
  linked?: boolean
}

/** A reference whose record comes from a source in memory. */
function Referred(props: ReferredProps) {
  const { field = 'customer', record = someRepair, layout = 'inline', linked = true, ...options } = props
  const [source] = useState(() => memorySource(rider, riders, options))
  return (
    <ReferenceProvider
      references={[{ entity: rider, source, getHref: linked ? (id) => `#/riders/${id}` : undefined }]}
    >
      <ValueText entity={repair} field={field} record={record} layout={layout} />
    </ReferenceProvider>
  )
}

const meta = preview.meta({
  title: 'Components/ReferenceProvider',
  component: ReferenceProvider as ComponentType<object>,
  render: (args: ReferredProps) => <Referred {...args} />,
})

/** The title of the record, which leads to its page. */
export const Title = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Amélie Rousseau' })
    await expect(link).toHaveAttribute('href', '#/riders/137')
  },
})

/** Where records have no page of their own, the title is text. */
export const WithoutPage = meta.story({
  args: { linked: false },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Amélie Rousseau')
    await expect(canvasElement.querySelector('a')).toBeNull()
  },
})

/** Several records, one after the other. */
export const Several = meta.story({
  args: { field: 'mechanics' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(2))
    await expect(canvasElement).toHaveTextContent('Chiara LombardiFreya Sørensen')
  },
})

/** Several records on a page of their own: a list. */
export const SeveralInFull = meta.story({
  args: { field: 'mechanics', layout: 'block' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(2))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
})

/** The title is on its way: its place is kept. */
export const Loading = meta.story({
  args: { delay: 1e9 },
  parameters: { visual: { loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
  },
})

/** The customer was removed meanwhile: the number is still there to look for. */
export const Gone = meta.story({
  args: { record: { ...someRepair, customer: 99 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No longer there (99)')).toBeVisible()
  },
})

/** The title could not be read: the number stands in its place, and another try is offered. */
export const Failed = meta.story({
  args: { fail: { status: 503 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again to read 137' })).toBeVisible()
    await expect(canvas.getByText('137')).toBeVisible()
  },
})

let failures = 0

/** It fails once, and is read when a person tries again. */
export const ReadAgain = meta.story({
  args: {
    fail: ({ phase }: SourceCall) =>
      phase === 'before' && (failures += 1) === 1 ? { status: 503 } : undefined,
  },
  beforeEach: () => {
    failures = 0
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again to read 137' }))
    await expect(await canvas.findByRole('link', { name: 'Amélie Rousseau' })).toBeVisible()
  },
})

const repairs: readonly Repair[] = Array.from({ length: 50 }, (_, place) => ({
  ...someRepair,
  number: `R-${2041 + place}`,
  customer: 137 + (place % 8),
  mechanics: [138 + (place % 3)],
}))

const asked: unknown[] = []

function Rows() {
  const { locale, t } = useLocale()
  const [source] = useState(() => {
    const made = memorySource(rider, riders)
    return {
      ...made,
      getMany: (ids: readonly (string | number)[]) => {
        asked.push(ids)
        return made.getMany(ids)
      },
    }
  })
  const [columns] = useState(() =>
    createColumns(repair, ['number', 'customer', 'mechanics', 'total'], { sort: [] }, { locale, t }),
  )
  return (
    <ReferenceProvider references={[{ entity: rider, source, getHref: (id) => `#/riders/${id}` }]}>
      <RecordGrid
        label="Repairs"
        columns={columns}
        rowCount={repairs.length}
        getRow={(index) => repairs[index]}
        getRowId={(index) => repairs[index]?.number}
        titleColumn="number"
        style={{ blockSize: 480 }}
      />
    </ReferenceProvider>
  )
}

/** Two columns of references in fifty rows: one request reads all of their titles. A cell is one stop of the keyboard. */
export const InRows = meta.story({
  render: () => <Rows />,
  beforeEach: () => {
    asked.length = 0
  },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('link', { name: 'Amélie Rousseau' })).length).toBeGreaterThan(0)
    await expect(asked).toHaveLength(1)
    const reachable = [...canvasElement.querySelectorAll('a')].filter(({ tabIndex }) => tabIndex === 0)
    await expect(reachable.length).toBeLessThan(2)
  },
})

/** In Arabic. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { record: { ...someRepair, customer: 143 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'ليلى حداد' })).toBeVisible()
  },
})
