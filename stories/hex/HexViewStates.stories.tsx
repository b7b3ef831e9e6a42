import type { ComponentType } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { HexView } from '../../src/hex/HexView'
import { picture, SlowFile } from '../fixtures/files'
import { ForcedParts } from '../fixtures/ForcedParts'

const meta = preview.meta({
  title: 'Hex/HexView/States',
  component: HexView as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const byte = (view: string, offset: number) =>
  `${view} .sw-HexView-rows > :first-child > .sw-HexView-byte:nth-child(${offset + 2})`

const parts = {
  [byte('#pointed', 1)]: 'hover',
  [byte('#pointed', 6)]: 'hover',
  '#pointed .sw-HexView-sought': 'hover',
  '#reached .sw-HexView-byte[data-active]': 'focus',
  '#reached .sw-HexView-sought': 'focus',
  '#reached .sw-HexView-place': 'hover',
} as const

const view = { blob: picture, defaultSelection: { start: 4, end: 8 }, style: { blockSize: '12rem' } }

/**
 * Above, a byte and a selected one are pointed at, and a box in which nothing is entered yet. Below, a selected byte is
 * reached by the keyboard, and an offset outside of the file is rejected.
 */
export const Bytes = meta.story({
  render: () => (
    <ForcedParts parts={parts}>
      <div style={{ display: 'grid', gap: 'var(--sw-space-6)' }}>
        <HexView {...view} id="pointed" label="barn-owl.png" />
        <HexView {...view} id="reached" label="barn-owl.png, again" />
      </div>
    </ForcedParts>
  ),
  play: async ({ canvasElement }) => {
    const [pointed, reached] = ['#pointed', '#reached'].map((id) =>
      within(canvasElement.querySelector<HTMLElement>(id)!),
    ) as [ReturnType<typeof within>, ReturnType<typeof within>]
    await waitFor(() => expect(pointed.getAllByRole('gridcell', { selected: true })).toHaveLength(4))
    await userEvent.selectOptions(pointed.getByRole('combobox', { name: 'Find as' }), 'Bytes')
    await userEvent.type(reached.getByRole('textbox', { name: 'Go to offset' }), '0x1000{Enter}')
    await expect(reached.getByRole('textbox', { name: 'Go to offset' })).toBeInvalid()

    const ground = (offset: number) =>
      getComputedStyle(pointed.getAllByRole('gridcell')[offset]!).backgroundColor
    await expect(ground(1)).not.toBe(ground(0))
    await expect(ground(6)).toBe(ground(5))
    await expect(ground(5)).not.toBe(ground(1))
  },
})

/** Rows whose bytes are on the way. */
export const Reading = meta.story({
  parameters: { visual: { loading: true } },
  render: () => (
    <HexView blob={new SlowFile([picture], 'barn-owl.png')} label="barn-owl.png" style={view.style} />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row', { busy: true }).length).toBeGreaterThan(2))
  },
})
