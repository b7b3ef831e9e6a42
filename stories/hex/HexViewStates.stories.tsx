import type { ComponentType } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { HexView } from '../../src/hex/HexView'
import { statesModes } from '../../tests/visual/modes'
import { picture, SlowFile } from '../fixtures/files'
import { ForcedParts } from '../fixtures/ForcedParts'

const meta = preview.meta({
  title: 'Hex/HexView/States',
  component: HexView as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const byte = (offset: number) => `.sw-HexView-rows > :first-child > .sw-HexView-byte:nth-child(${offset + 2})`

const parts = {
  [byte(1)]: 'hover',
  [byte(6)]: 'hover',
  '.sw-HexView-byte[data-active]': 'focus',
  '.sw-HexView-sought': 'hover',
} as const

const style = { blockSize: '12rem' }

/**
 * Of four selected bytes one is pointed at, as is one beside them, and the last one is reached by the keyboard. A box in
 * which nothing is entered yet is pointed at, and an offset outside of the file is rejected.
 */
export const Bytes = meta.story({
  // In a narrow window what stands above the bytes takes the room that they need.
  parameters: { visual: { modes: [...statesModes, 'narrow'] } },
  render: () => (
    <ForcedParts parts={parts}>
      <HexView blob={picture} label="barn-owl.png" defaultSelection={{ start: 4, end: 8 }} style={style} />
    </ForcedParts>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(4))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Find as' }), 'Bytes')
    const place = canvas.getByRole('textbox', { name: 'Go to offset' })
    await userEvent.type(place, '0x1000{Enter}')
    await waitFor(() => expect(place).toBeInvalid())

    const ground = (offset: number) =>
      getComputedStyle(canvas.getAllByRole('gridcell')[offset]!).backgroundColor
    await expect(ground(1)).not.toBe(ground(0))
    await expect(ground(6)).toBe(ground(5))
    await expect(ground(5)).not.toBe(ground(1))
  },
})

/** Rows whose bytes are on the way. */
export const Reading = meta.story({
  parameters: { visual: { loading: true } },
  render: () => <HexView blob={new SlowFile([picture], 'barn-owl.png')} label="barn-owl.png" style={style} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row', { busy: true }).length).toBeGreaterThan(2))
  },
})

/** An empty disk, of which each stretch is made when it is read. */
class Disk extends File {
  override get size() {
    return 2 ** 44
  }
  override slice(start = 0, end = this.size) {
    return new Blob([new Uint8Array(end - start)])
  }
}

/** A disk of sixteen tebibytes: its offsets have twelve digits. */
export const LongOffsets = meta.story({
  render: () => <HexView blob={new Disk([], 'disk.img')} label="disk.img" style={style} />,
  play: async ({ canvas }) => {
    const [, second] = await canvas.findAllByRole('rowheader')
    await expect(second!.textContent.replace(/\W/g, '')).toBe('000000000010')
  },
})

/** However high a page lets it be, it is no higher than the window, so that all of it can be seen at once. */
export const NoHigherThanTheWindow = meta.story({
  parameters: { visual: { modes: ['short'] } },
  render: () => <HexView blob={picture} label="barn-owl.png" style={{ blockSize: '60rem' }} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('gridcell')[0]).not.toBeEmptyDOMElement())
    await expect(canvasElement.querySelector('.sw-HexView')!.clientHeight).toBe(innerHeight)
  },
})
