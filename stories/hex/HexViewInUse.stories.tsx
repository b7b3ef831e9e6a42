import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { HexView } from '../../src/hex/HexView'
import { hugeFile, picture } from '../fixtures/files'

const meta = preview.meta({
  title: 'Hex/HexView/In use',
  component: HexView,
  args: {
    blob: picture,
    label: 'barn-owl.png',
    style: { blockSize: '28rem' },
    onSelectionChange: fn(),
    onCopy: fn(),
  },
})

const focused = () => document.activeElement as HTMLElement

/** By Tab to the byte, as one stop. */
async function enter(canvas: HTMLElement) {
  await waitFor(() => expect(within(canvas).getAllByRole('gridcell')[0]).not.toBeEmptyDOMElement())
  within(canvas).getByRole('button', { name: 'Copy' }).focus()
  await userEvent.tab()
  await expect(focused()).toHaveRole('gridcell')
}

/** Arrows lead from byte to byte and on to the next row, Home and End to the ends of a row, with Control of the file. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement }) => {
    await enter(canvasElement)
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(focused()).toHaveAccessibleName('Byte 00 at offset 0x11')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(focused()).toHaveAccessibleName('Byte 52 at offset 0xF, character R')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(focused()).toHaveAccessibleName('Byte 82 at offset 0x200')
    await userEvent.keyboard('{PageUp}')
    await expect(focused()).toHaveAccessibleName(/offset 0x[0-9A-F]*0/)
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('grid')).not.toContainElement(focused())
  },
})

/** Shift selects from where one was, Control+A everything, and Escape gives it up. */
export const SelectingByKeyboard = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await enter(canvasElement)
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ start: 1, end: 4 })
    await expect(await within(document.body).findByText('3 bytes selected')).toBeInTheDocument()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(canvas.getByText('513 bytes')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(null)
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(17)
  },
})

/** Dragging selects, in the bytes and in their text alike. */
export const SelectingByPointer = meta.story({
  play: async ({ canvasElement, args }) => {
    await enter(canvasElement)
    const row = within(canvasElement).getAllByRole('row')[4]!
    const [first, , third] = within(row).getAllByRole('gridcell') as [HTMLElement, HTMLElement, HTMLElement]
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: first, coords: middleOf(first) },
      { target: third, coords: middleOf(third) },
      { keys: '[/MouseLeft]', target: third, coords: middleOf(third) },
    ])
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ start: 48, end: 51 })
    await expect(focused()).toHaveAccessibleName('Byte 6E at offset 0x32, character n')
    const text = within(row).getAllByRole('gridcell').at(-1)!
    await userEvent.pointer({ keys: '[MouseLeft]', target: text, coords: middleOf(text) })
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(null)
    await expect(focused()).toHaveAccessibleName(/offset 0x3[678]/)
  },
})

/** A finger goes to a byte by a tap and scrolls by a stroke; one that rests first selects, as far as it then goes. */
export const SelectingByFinger = meta.story({
  play: async ({ canvasElement, args }) => {
    await enter(canvasElement)
    const finger = userEvent.setup()
    const row = within(canvasElement).getAllByRole('row')[4]!
    const [first, , third] = within(row).getAllByRole('gridcell') as [HTMLElement, HTMLElement, HTMLElement]
    const at = (target: HTMLElement) => ({ target, coords: middleOf(target) })
    tap(third)
    await waitFor(() => expect(focused()).toHaveAccessibleName(/offset 0x32,/))
    await finger.pointer([
      { keys: '[TouchA>]', ...at(first) },
      { pointerName: 'TouchA', ...at(third) },
    ])
    await rest()
    await finger.pointer({ keys: '[/TouchA]', ...at(third) })
    await expect(args.onSelectionChange).not.toHaveBeenCalled()
    await finger.pointer({ keys: '[TouchA>]', ...at(first) })
    await rest()
    await waitFor(() => expect(focused()).toHaveAccessibleName(/offset 0x30,/))
    await finger.pointer([
      { pointerName: 'TouchA', ...at(third) },
      { keys: '[/TouchA]', ...at(third) },
    ])
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ start: 48, end: 51 })
    await finger.pointer({ keys: '[TouchA>]', ...at(first) })
    await rest()
    await finger.pointer({ keys: '[/TouchA]', ...at(first) })
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ start: 48, end: 49 })
  },
})

/** Five gibibytes, of which the browser reads what is in view. Its last byte is one key away. */
export const Huge = meta.story({
  args: { blob: hugeFile(5 * 1024), label: 'flight-recorder.bin' },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid', { name: 'flight-recorder.bin' })
    await enter(canvasElement)
    await expect(grid).toHaveAttribute('aria-rowcount', '335544322')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(focused()).toHaveAccessibleName('Byte 47 at offset 0x14000000F, character G'))
    await expect(within(grid).getAllByRole('row').at(-1)).toHaveTextContent('END OF RECORDING')
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(30)
    await userEvent.keyboard('{ArrowUp}{PageUp}')
    grid.scrollTop = 8_000_000
    await waitFor(() => expect(within(grid).getAllByRole('rowheader')[0]).toHaveTextContent(/^009F/))
    await waitFor(() => expect(within(grid).getAllByText('00').length).toBeGreaterThan(20))
  },
})

/** An offset is gone to by Enter, in decimal or in hexadecimal. */
export const GoingTo = meta.story({
  args: { blob: hugeFile(5 * 1024), label: 'flight-recorder.bin' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Go to offset' })
    await userEvent.click(box)
    await userEvent.paste('0x40000004')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(focused()).toHaveAccessibleName('Byte 45 at offset 0x40000004, character E'))
    await userEvent.clear(box)
    await userEvent.paste('4,294,967,296-4294967300')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('0x100000000 to 0x100000004')).toBeVisible())
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(5)
  },
})

/** An offset beyond the end of the file is rejected, with the last one that exists. */
export const GoingTooFar = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Go to offset' })
    await userEvent.type(box, '0x1000{Enter}')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Enter an offset up to 0x200, or two with a hyphen between')
    await expect(box).toHaveFocus()
  },
})

/** Text is found from where one is; Enter goes on to the next place, Shift+Enter back. */
export const FindingText = meta.story({
  args: { blob: hugeFile(32), label: 'flight-recorder.bin' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Find' })
    await userEvent.click(box)
    await userEvent.paste('FRAME 0001')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenLastCalledWith({ start: 4096, end: 4106 }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSelectionChange).toHaveBeenLastCalledWith({ start: 0x10_1000, end: 0x10_100a }),
    )
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenLastCalledWith({ start: 4096, end: 4106 }))
    await expect(box).toHaveFocus()
    await waitFor(() => expect(canvas.getByText('1 of 32')).toBeVisible())
  },
})

/** The button that stops the count goes when all is counted; a person who was on it is back in the box. */
export const Counted = meta.story({
  args: { blob: hugeFile(128), label: 'flight-recorder.bin' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Find' })
    await userEvent.click(box)
    await userEvent.paste('FRAME 0001')
    await userEvent.keyboard('{Enter}')
    const stop = await canvas.findByRole('button', { name: 'Stop counting' })
    stop.focus()
    await expect(stop).toHaveFocus()
    await waitFor(() => expect(canvas.getByText('1 of 128')).toBeVisible(), { timeout: 10_000 })
    await expect(box).toHaveFocus()
  },
})

/** Bytes are typed as pairs of digits, with or without blanks. */
export const FindingBytes = meta.story({
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Find as' }), 'Bytes')
    const box = canvas.getByRole('textbox', { name: 'Find' })
    await userEvent.type(box, '49 44 4{Enter}')
    await expect(box).toHaveAccessibleDescription('Enter bytes in pairs of digits, like DE AD BE EF')
    await userEvent.type(box, '1{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(3))
    await waitFor(() => expect(canvas.getByText('1 of 1')).toBeVisible())
  },
})

/** A text that the file does not contain is reported. */
export const FindingNothing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find' }), 'penguin')
    await userEvent.click(canvas.getByRole('button', { name: 'Next place' }))
    await waitFor(() => expect(canvas.getByText('Not in this file')).toBeVisible())
  },
})

/** Copied as it is chosen: by the button, or by Control+C in the grid. */
export const Copied = meta.story({
  args: { defaultSelection: { start: 0, end: 8 } },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'write').mockResolvedValue(undefined)
  },
  play: async ({ canvas, canvasElement, args }) => {
    await enter(canvasElement)
    await userEvent.keyboard('{Control>}c{/Control}')
    await waitFor(() => expect(args.onCopy).toHaveBeenLastCalledWith('89 50 4E 47 0D 0A 1A 0A', 'hex'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Copy as' }), 'Base64')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(args.onCopy).toHaveBeenLastCalledWith('iVBORw0KGgo=', 'base64'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('8 bytes copied as Base64'))
  },
})

/** Too much for a clipboard: the button says how much fits. */
export const TooMuchToCopy = meta.story({
  args: { copyLimit: 64, defaultSelection: { start: 0, end: 65 } },
  play: async ({ canvas, canvasElement, args }) => {
    await enter(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveAccessibleDescription(
      'Select 64 bytes or fewer to copy them',
    )
    await userEvent.keyboard('{Control>}c{/Control}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Select 64 bytes or fewer to copy them')
    await expect(args.onCopy).not.toHaveBeenCalled()
  },
})

/** The host decides what is selected, such as the chunk that is chosen in a list of them. */
export const Controlled = meta.story({
  args: { selection: { start: 37, end: 75 }, bytesPerRow: 8, style: { blockSize: '18rem' } },
  play: async ({ canvasElement, args }) => {
    await enter(canvasElement)
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(null)
    await expect(within(canvasElement).getByText('38 bytes')).toBeVisible()
    await waitFor(() => expect(focused()).toHaveAccessibleName('Byte 45 at offset 0x26, character E'))
  },
})

function middleOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

/** The click of a finger, which tells itself apart from that of a mouse. */
function tap(element: HTMLElement) {
  const { clientX, clientY } = middleOf(element)
  const click = { bubbles: true, pointerType: 'touch', clientX, clientY }
  element.dispatchEvent(new PointerEvent('click', click))
}

/** Longer than a finger rests until it selects. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 500))
