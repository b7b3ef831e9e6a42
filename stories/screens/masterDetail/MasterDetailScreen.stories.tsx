import { useMemo, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import type { RecordId } from '../../../src/data/DataSource'
import { useLocale } from '../../../src/internal/locale'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import {
  MasterDetailScreen,
  type MasterDetailScreenProps,
} from '../../../src/screens/masterDetail/MasterDetailScreen'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { someStrikes, strike, strikeSource } from '../../fixtures/birdstrikes'
import { strikeInArabic } from '../../fixtures/birdstrikesInArabic'

interface StrikesProps extends Partial<MasterDetailScreenProps> {
  /** The report that is open at first. */
  open?: RecordId | undefined
}

function Strikes({ open, onClose, ...props }: StrikesProps) {
  const isArabic = useLocale().direction === 'rtl'
  const entity = isArabic ? strikeInArabic : strike
  const source = useMemo(() => strikeSource(), [])
  const [id, setId] = useState(open)
  return (
    <MasterDetailScreen
      list={
        <ListScreen
          entity={entity}
          source={source}
          fields={['reportId', 'airport', 'flightDate', 'species', 'damage']}
          current={id}
          getHref={(record) => `#${record.reportId}`}
          onOpen={(record) => setId(record.reportId)}
        />
      }
      listLabel={isArabic ? 'حوادث الطيور' : 'Bird strikes'}
      current={id}
      onClose={() => {
        setId(undefined)
        onClose?.()
      }}
      renderRecord={
        id === undefined
          ? undefined
          : ({ beside, autoFocus }) => (
              <DetailScreen
                key={id}
                entity={entity}
                source={source}
                id={id}
                headingLevel={beside ? 2 : 1}
                autoFocus={autoFocus}
              />
            )
      }
      {...props}
    />
  )
}

const first = someStrikes[0]?.reportId

const meta = preview.meta({
  title: 'Screens/MasterDetailScreen',
  component: Strikes,
  parameters: {
    layout: 'fullscreen',
    visual: { until: '.sw-RecordGrid [role="row"] a, .sw-RecordGrid [role="rowheader"]' },
  },
  args: { onClose: fn(), onListWidthChange: fn() },
})

/** Set beside each other for the play, which a phone has no room for. */
const wide = { visual: { until: '.sw-DetailScreen[data-status="ready"]', modes: ['light', 'dark'] } }
const read = { visual: { until: '.sw-DetailScreen[data-status="ready"]' } }

/** An investigator reads one report after another: list and report are in sight. */
export const Beside = meta.story({
  args: { open: first },
  parameters: read,
  play: async ({ canvas, canvasElement }) => {
    // On a phone it has the page to itself.
    if (canvasElement.querySelector('[data-layout="single"]')) return
    await expect(await canvas.findByRole('heading', { level: 2, name: first })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Bird strikes' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: first })).toBeVisible()
  },
})

/** Nothing is chosen yet: it says what will stand there. */
export const NothingOpen = meta.story({
  args: { emptyText: 'Choose a report from the list: what happened stands here.' },
  play: async ({ canvas, canvasElement }) => {
    if (canvasElement.querySelector('[data-layout="single"]')) return
    await expect(await canvas.findByRole('heading', { name: 'Nothing is open' })).toBeVisible()
  },
})

/** The report is opened with Enter and read; F6 leads into it, and Escape back to the row. */
export const Keys = meta.story({
  args: { layout: 'beside' },
  parameters: { visual: { skip: 'seen as “Beside”' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: first }))
    await expect(await canvas.findByRole('heading', { level: 2, name: first })).toBeVisible()
    const inList = document.activeElement
    await expect(inList?.closest('.sw-MasterDetailScreen-list')).not.toBeNull()
    await userEvent.keyboard('{F6}')
    await expect(document.activeElement?.closest('.sw-MasterDetailScreen-record')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(inList).toHaveFocus()
  },
})

/** More of the list is wanted: the boundary is moved with the arrow keys, as far as it goes. */
export const Boundary = meta.story({
  args: { open: first, layout: 'beside' },
  parameters: wide,
  play: async ({ canvas, args, userEvent }) => {
    const boundary = await canvas.findByRole('separator', { name: 'Width of “Bird strikes”' })
    boundary.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(boundary).toHaveAttribute('aria-valuenow', '42')
    await expect(args.onListWidthChange).toHaveBeenLastCalledWith(42)
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(boundary).toHaveAttribute('aria-valuenow', '70')
    await userEvent.keyboard('{Enter}')
    await expect(boundary).toHaveAttribute('aria-valuenow', '40')
  },
})

/** On a phone the report stands in place of the list, and the way back leads to the row that it was opened from. */
export const OneAfterTheOther = meta.story({
  args: { open: first, layout: 'single' },
  parameters: read,
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: first })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Bird strikes' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Bird strikes' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    const list = await canvas.findByRole('region', { name: 'Bird strikes' })
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true))
    await userEvent.click(await canvas.findByRole('link', { name: first }))
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { level: 1, name: first })).toHaveFocus(),
    )
  },
})

/** In Arabic the list stands at the right. */
export const Arabic = meta.story({
  args: { open: first, layout: 'beside' },
  globals: { direction: 'rtl' },
  parameters: wide,
  play: async ({ canvas, userEvent }) => {
    const boundary = await canvas.findByRole('separator')
    boundary.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(boundary).toHaveAttribute('aria-valuenow', '42')
  },
})
