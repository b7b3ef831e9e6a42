import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { HexView } from '../../src/hex/HexView'
import { ChangedFile, emptyFile, note, picture, SlowFile } from '../fixtures/files'

const meta = preview.meta({
  title: 'Hex/HexView',
  component: HexView,
  args: {
    blob: picture,
    label: 'barn-owl.png',
    style: { blockSize: '28rem' },
    onSelectionChange: fn(),
    onCopy: fn(),
  },
})

const byteAt = (canvas: HTMLElement, row: number, column: number) =>
  within(within(canvas).getAllByRole('row')[row + 1]!).getAllByRole('gridcell')[column]!

const isRead = (canvas: HTMLElement) => waitFor(() => expect(byteAt(canvas, 0, 0)).not.toBeEmptyDOMElement())

/** A picture from its first byte: its signature and its title can be read, zeros stand back. */
export const Picture = meta.story({
  play: async ({ canvasElement }) => {
    await isRead(canvasElement)
    const grid = within(canvasElement).getByRole('grid', { name: 'barn-owl.png' })
    await expect(grid).toHaveAttribute('aria-rowcount', '34')
    await expect(within(grid).getByRole('rowheader', { name: '0010' })).toBeVisible()
    await expect(byteAt(canvasElement, 0, 1)).toHaveTextContent('50')
    await expect(within(grid).getByRole('gridcell', { name: 'Byte 89 at offset 0x0' })).toBe(
      byteAt(canvasElement, 0, 0),
    )
    await expect(grid).toHaveTextContent('arn owl, Denver,')
  },
})

/** Characters of one to four bytes in several scripts stand below their first byte; what cannot be seen is a dot. */
export const Scripts = meta.story({
  args: { blob: note, label: 'note.txt', defaultSelection: { start: 29, end: 39 } },
  play: async ({ canvasElement }) => {
    await isRead(canvasElement)
    await expect(
      within(canvasElement).getByRole('gridcell', { name: 'Byte D0 at offset 0x1D, character П' }),
    ).toHaveAttribute('aria-selected', 'true')
    await expect(within(canvasElement).getByText('10 bytes')).toBeVisible()
  },
})

/** A few selected bytes are also said as a number, in both orders. */
export const Selected = meta.story({
  args: { defaultSelection: { start: 16, end: 20 } },
  play: async ({ canvasElement }) => {
    await isRead(canvasElement)
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(4)
    await expect(canvas.getByText('0x10 to 0x13')).toBeVisible()
    await expect(canvas.getByText('268,435,456')).toBeVisible()
    await expect(canvas.getByText('16', { selector: 'dd' })).toBeVisible()
  },
})

/** A file without a byte. */
export const Empty = meta.story({
  args: { blob: emptyFile, label: 'IMG_0042.jpg', style: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This file is empty' })).toBeVisible()
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
})

/** Rows hold their places while their bytes are on the way; an offset can be gone to already. */
export const Reading = meta.story({
  parameters: { visual: { loading: true } },
  args: { blob: new SlowFile([picture], 'barn-owl.png'), style: { blockSize: '18rem' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('row').length).toBeGreaterThan(4))
    await expect(
      within(canvasElement).getByRole('gridcell', { name: 'Offset 0x0, not read yet' }),
    ).toBeEmptyDOMElement()
  },
})

/** A file that was changed after it had been chosen cannot be read; once it can, trying again shows it. */
export const Failed = meta.story({
  args: { blob: new ChangedFile([picture], 'barn-owl.png'), style: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'This file could not be read' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** It was put right meanwhile: the same bytes, in the same place, with the focus on the first. */
export const ReadAgain = meta.story({
  args: { style: { blockSize: '18rem' } },
  render: (args) => <HexView {...args} blob={mended} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await isRead(canvasElement)
    await expect(canvas.queryByRole('group', { name: 'This file could not be read' })).toBeNull()
    await waitFor(() => expect(byteAt(canvasElement, 0, 0)).toHaveFocus())
  },
  beforeEach: () => {
    mended = new ChangedFile([picture], 'barn-owl.png', 1)
  },
})

/** It still cannot be read: the focus is on the button again. */
export const FailedAgain = meta.story({
  args: { blob: new ChangedFile([picture], 'barn-owl.png'), style: {} },
  parameters: { visual: { skip: 'looks as Failed does' } },
  play: async ({ canvas, canvasElement }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    await userEvent.click(retry)
    await waitFor(() => expect(retry).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus())
    await expect(canvasElement.querySelector('[data-status]')).toHaveAttribute('data-status', 'failed')
  },
})

let mended = new ChangedFile([picture], 'barn-owl.png', 1)

/** Where it is narrow, a row has four or eight bytes. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <div style={{ inlineSize: 328 }}>
      <HexView {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await isRead(canvasElement)
    await expect(within(canvasElement).getAllByRole('columnheader')).toHaveLength(6)
  },
})

/** In Arabic the words run from right to left, and bytes still from left to right. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { blob: note, label: 'note.txt', defaultSelection: { start: 90, end: 94 } },
  play: async ({ canvasElement }) => {
    await isRead(canvasElement)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('gridcell', { name: /^البايت D8/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByRole('button', { name: 'نسخ' })).toBeEnabled()
    const [first, second] = canvas.getAllByRole('columnheader').slice(1)
    await expect(first!.getBoundingClientRect().right).toBeLessThanOrEqual(
      second!.getBoundingClientRect().left + 1,
    )
  },
})
