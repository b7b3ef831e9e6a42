import type { CSSProperties } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { memorySource } from '../../../src/data/memorySource'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { date, integer, text } from '../../../src/spec/fields/fields'

const painting = defineEntity({
  name: 'painting',
  labels: ['Painting', 'Paintings'],
  id: 'number',
  title: 'name',
  subtitle: 'number',
  fields: {
    number: text({ label: 'Number', readOnly: true }),
    name: text({ label: 'Painting', required: true }),
    artist: text({ label: 'Artist' }),
    condition: integer({ label: 'Condition', min: 1, max: 5 }),
    looked: date({ label: 'Looked at' }),
  },
})

const source = memorySource(painting, [
  { number: '1921.4', name: 'Ferry at dusk', artist: 'Ida Brandt', condition: 4, looked: '2026-02-11' },
  { number: '1934.18', name: 'Quarry', artist: 'Jon Aalto', condition: 2, looked: '2026-03-02' },
  { number: '1951.7', name: 'Still life with quinces', artist: 'Ida Brandt', condition: 5, looked: '2025-12-19' },
  { number: '1988.2', name: 'Roofs', artist: 'Mira Kovač', looked: '2026-01-30' },
]) // prettier-ignore

const dot: CSSProperties = {
  inlineSize: 10,
  blockSize: 10,
  border: '1px solid var(--sw-accent)',
  borderRadius: '50%',
}

/** Five dots, as the museum marks condition on its labels. */
const Dots = ({ of }: { of: number | null | undefined }) =>
  of ? (
    <span role="img" aria-label={`${of} of 5`} style={{ display: 'inline-flex', gap: 4 }}>
      {[1, 2, 3, 4, 5].map((place) => (
        <span key={place} style={{ ...dot, background: place <= of ? 'var(--sw-accent)' : undefined }} />
      ))}
    </span>
  ) : (
    'Not looked at'
  )

const meta = preview.meta({
  title: 'Screens/ListScreen/Cells',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <ListScreen
      entity={painting}
      source={source}
      getHref={({ number }) => `#/paintings/${number}`}
      cells={{ condition: ({ condition }) => <Dots of={condition} /> }}
    />
  ),
})

/** A museum draws the condition of a painting as its conservators do: as dots, which are sorted and filtered as the numbers they are. */
export const OwnCells = meta.story({
  name: 'Own cells',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '4 of 5' })).toBeVisible()
    await expect(canvas.getByText('Not looked at')).toBeVisible()
  },
})

/** The same dots on the page of a painting. */
export const OwnValues = meta.story({
  name: 'Own values of a record',
  render: () => (
    <DetailScreen
      entity={painting}
      source={source}
      id="1934.18"
      values={{ condition: ({ condition }) => <Dots of={condition} /> }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '2 of 5' })).toBeVisible()
  },
})
