import { type ComponentType, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Reorderable, type ReorderableProps } from '../../src/motion/Reorderable'
import './motion.css'
import { Filmstrip, filmstrip, holdFilmstrip } from './Filmstrip'
import { Moving, untilItMoves } from './Moving'
import { playSetting, setting } from './setting'

const meta = preview.meta({
  title: 'Motion/Reorderable',
  component: Reorderable as ComponentType<ReorderableProps<string>>,
  parameters: { motion: 'live' },
  beforeEach: () => {
    // Announcements of the story before must not pass for those of this one.
    for (const line of document.querySelectorAll('.sw-announcer > *')) line.remove()
    return playSetting()
  },
  args: {
    items: ['Date', 'Airport', 'Species', 'Damage'],
    getItemKey: (column) => column,
    getItemLabel: (column) => column,
    onReorder: fn(),
    children: (column) => column,
    'aria-label': 'Columns',
  },
  argTypes: {
    getItemKey: { control: false },
    getItemLabel: { control: false },
    children: { control: false },
  },
  render: (args) => (
    <Moving>
      <Columns {...args} />
    </Moving>
  ),
})

/** Keep the new order, as a host does. */
function Columns({ items, onReorder, ...rest }: ReorderableProps<string>) {
  const [columns, setColumns] = useState(items)
  return (
    <div className={rest.axis === undefined ? 'motion-column' : undefined}>
      <Reorderable
        {...rest}
        items={columns}
        onReorder={(order) => {
          setColumns(order)
          onReorder(order)
        }}
      />
    </div>
  )
}

function listIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  return {
    names: () => canvas.getAllByRole('listitem').map((item) => item.textContent),
    handle: (name: string) => canvas.getByRole('button', { name }),
    said: (words: string) =>
      waitFor(() =>
        expect(document.querySelector('.sw-announcer[aria-live="assertive"]')).toHaveTextContent(words),
      ),
  }
}

/** Picked up, moved and put down by keyboard; every step is announced and focus stays on the handle. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const { names, handle, said } = listIn(canvasElement)
    handle('Move Date').focus()
    await expect(handle('Move Date')).toHaveAccessibleDescription(/arrow keys move it/)
    await userEvent.keyboard(' ')
    await said('Date picked up, place 1 of 4')
    await expect(handle('Move Date')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await said('Date: place 3 of 4')
    await expect(names()).toEqual(['Airport', 'Species', 'Date', 'Damage'])
    await expect(args.onReorder).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await said('Date put down, place 3 of 4')
    await expect(args.onReorder).toHaveBeenCalledTimes(1)
    await expect(args.onReorder).toHaveBeenCalledWith(['Airport', 'Species', 'Date', 'Damage'])
    await expect(handle('Move Date')).toHaveFocus()
    await expect(handle('Move Date')).toHaveAttribute('aria-pressed', 'false')
  },
})

/** Escape puts it back where it was. */
export const PutBack = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const { names, handle, said } = listIn(canvasElement)
    handle('Move Damage').focus()
    await userEvent.keyboard('{Enter}')
    await said('Damage picked up, place 4 of 4')
    await userEvent.keyboard('{Home}')
    await said('Damage: place 1 of 4')
    await userEvent.keyboard('{Escape}')
    await said('Damage put back, place 4 of 4')
    await expect(names()).toEqual(['Date', 'Airport', 'Species', 'Damage'])
    await expect(args.onReorder).not.toHaveBeenCalled()
    await expect(handle('Move Damage')).toHaveFocus()
  },
})

/** Left with Tab, it stays where it has been moved to. */
export const LeftBehind = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const { handle, said } = listIn(canvasElement)
    handle('Move Species').focus()
    await userEvent.keyboard('{Enter}')
    await said('Species picked up')
    await userEvent.keyboard('{End}')
    handle('Move Species').blur()
    await said('Species put down, place 4 of 4')
    await expect(args.onReorder).toHaveBeenCalledTimes(1)
  },
})

/** Without dragging: press its handle, then the handle of the place where it shall stand. */
export const ByPressing = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const { handle, names, said } = listIn(canvasElement)
    await userEvent.click(handle('Move Damage'))
    await said('Damage picked up')
    await userEvent.click(handle('Put Damage at place 2'))
    await said('Damage put down, place 2 of 4')
    await expect(names()).toEqual(['Date', 'Damage', 'Airport', 'Species'])
    await expect(args.onReorder).toHaveBeenCalledTimes(1)
  },
})

/** By pointer: the item follows it, the others make room. */
export const ByPointer = meta.story({
  play: async ({ args, canvasElement }) => {
    const { handle, names, said } = listIn(canvasElement)
    await untilItMoves(canvasElement)
    const { drag, drop } = await take(handle('Move Date'))
    const step =
      handle('Move Airport').getBoundingClientRect().top - handle('Move Date').getBoundingClientRect().top
    await drag(0, step * 2 + 4)
    await said('Date: place 3 of 4')
    const item = handle('Move Date').closest('li')!
    await expect(item.style.translate).toBe('0px 4px')
    await drag(0, step * 2 + 10)
    await expect(item.style.translate).toBe('0px 10px')
    drop()
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledTimes(1))
    await expect(names()).toEqual(['Airport', 'Species', 'Date', 'Damage'])
    await waitFor(() => expect(item.getAnimations()).toHaveLength(0))
    await expect(item.style.translate).toBe('')
  },
})

/** Escape while it is dragged puts it back. */
export const DragGivenUp = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const { handle, names, said } = listIn(canvasElement)
    const { drag, drop } = await take(handle('Move Date'))
    await drag(0, 300)
    await said('Date: place 4 of 4')
    await userEvent.keyboard('{Escape}')
    await said('Date put back, place 1 of 4')
    drop()
    await expect(names()[0]).toBe('Date')
    await expect(args.onReorder).not.toHaveBeenCalled()
    await waitFor(() => expect(handle('Move Date').closest('li')!.style.translate).toBe(''))
  },
})

/** Side by side the arrows to the left and to the right move it. */
export const SideBySide = meta.story({
  args: { axis: 'horizontal' },
  play: async ({ canvasElement, userEvent }) => {
    const { handle, names, said } = listIn(canvasElement)
    handle('Move Date').focus()
    await userEvent.keyboard('{Enter}')
    await said('Date picked up')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await said('Date put down, place 2 of 4')
    await expect(names()).toEqual(['Airport', 'Date', 'Species', 'Damage'])
  },
})

/** In a grid all four arrows do, and a pointer takes it to the nearest place. */
export const InAGrid = meta.story({
  args: {
    axis: 'both',
    items: ['Date', 'Airport', 'Species', 'Damage', 'Speed', 'Cost', 'Phase', 'Sky', 'Remarks'],
  },
  play: async ({ canvasElement }) => {
    const { handle, names, said } = listIn(canvasElement)
    const from = handle('Move Date').getBoundingClientRect()
    const to = handle('Move Remarks').getBoundingClientRect()
    const { drag, drop } = await take(handle('Move Date'))
    await drag(to.left - from.left, to.top - from.top)
    await said('Date: place 9 of 9')
    drop()
    await waitFor(() => expect(names().at(-1)).toBe('Date'))
  },
})

/** Where people read from right to left, the arrow to the left leads on. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { axis: 'horizontal', items: ['التاريخ', 'المطار', 'النوع'], 'aria-label': 'الأعمدة' },
  play: async ({ canvasElement, userEvent }) => {
    const { handle, names, said } = listIn(canvasElement)
    handle('نقل التاريخ').focus()
    await userEvent.keyboard('{Enter}')
    await said('تم التقاط التاريخ')
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await said('وُضع التاريخ في الموضع 2 من 3')
    await expect(names()).toEqual(['المطار', 'التاريخ', 'النوع'])
  },
})

/** While an item is dragged it stands out from the others. */
export const Dragged = meta.story({
  play: async ({ canvasElement }) => {
    const { drag } = await take(listIn(canvasElement).handle('Move Airport'))
    await drag(0, 30)
    await expect(listIn(canvasElement).handle('Move Airport').closest('li')).toHaveAttribute(
      'data-carried',
      'pointer',
    )
  },
})

/** The order cannot be changed for now. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(listIn(canvasElement).handle('Move Date')).toBeDisabled()
  },
})

/** Where a person asks for reduced motion the others stand where they belong at once; everything else is the same. */
export const ReducedMotion = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    setting.change(true)
    const { handle, names, said } = listIn(canvasElement)
    handle('Move Date').focus()
    await userEvent.keyboard('{Enter}')
    await said('Date picked up')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await said('Date put down, place 2 of 4')
    await expect(names()[1]).toBe('Date')
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0)
  },
})

/** One put down three places further on; the others close up. */
export const MovingFilmstrip = meta.story({
  parameters: filmstrip,
  render: (args) => <Filmstrip draw={() => <Columns {...args} />} />,
  play: async ({ canvasElement }) => {
    await untilItMoves(canvasElement)
    for (const picture of canvasElement.querySelectorAll<HTMLElement>('.filmstrip-stage')) {
      const { handle } = listIn(picture)
      handle('Move Damage').click()
      await waitFor(() => expect(handle('Put Damage at place 1')).toBeVisible())
    }
    await holdFilmstrip(canvasElement, (picture) => listIn(picture).handle('Put Damage at place 1').click())
  },
})

/** A pointer takes a handle; `drag` answers when the list has been drawn. */
async function take(handle: HTMLElement) {
  const { left, top, width, height } = handle.getBoundingClientRect()
  const at = (x: number, y: number) => ({
    bubbles: true,
    pointerId: 7,
    clientX: left + width / 2 + x,
    clientY: top + height / 2 + y,
  })
  const frame = () => new Promise(requestAnimationFrame)
  // Load the code for dragging first, because the events below do not wait for it.
  await import('../../src/motion/reorder')
  await frame()
  handle.dispatchEvent(new PointerEvent('pointerdown', at(0, 0)))
  await frame()
  return {
    async drag(x: number, y: number) {
      dispatchEvent(new PointerEvent('pointermove', at(x / 2, y / 2)))
      dispatchEvent(new PointerEvent('pointermove', at(x, y)))
      await frame()
    },
    drop() {
      handle.dispatchEvent(new PointerEvent('pointerup', at(0, 0)))
    },
  }
}
