import { type ComponentType, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { ListTransition, type ListTransitionProps } from '../../src/motion/ListTransition'
import { Filmstrip, filmstrip, holdFilmstrip } from './Filmstrip'
import './motion.css'
import { Moving, untilItMoves } from './Moving'
import { holdMovements, movementsOf, playSetting, setting } from './setting'

const meta = preview.meta({
  title: 'Motion/ListTransition',
  component: ListTransition as ComponentType<ListTransitionProps<string>>,
  parameters: { motion: 'live' },
  beforeEach: playSetting,
  args: {
    items: ['Gull', 'Barn owl', 'Canada goose', 'Starling'],
    getItemKey: (bird) => bird,
    children: (bird) => bird,
  },
  argTypes: { getItemKey: { control: false }, children: { control: false } },
  render: ({ items, className }) => (
    <Moving>
      <Birds items={items} className={className} />
    </Moving>
  ),
})

interface BirdsProps {
  items: readonly string[]
  className?: string | undefined
}

function Birds({ items, className = 'motion-rows' }: BirdsProps) {
  const [birds, setBirds] = useState(items)
  return (
    <div className="motion-column">
      <div className="motion-buttons">
        <Button onClick={() => setBirds(birds.toReversed())}>Turn round</Button>
        <Button onClick={() => setBirds([`Heron ${birds.length}`, ...birds])}>Add</Button>
      </div>
      <ListTransition
        items={birds}
        getItemKey={(bird) => bird}
        aria-label="Species"
        className={className}
        itemClassName="motion-tile"
      >
        {(bird) => (
          <>
            <span>{bird}</span>
            <Button
              size="small"
              aria-label={`Remove ${bird}`}
              onClick={() => setBirds((all) => all.filter((one) => one !== bird))}
            >
              Remove
            </Button>
          </>
        )}
      </ListTransition>
    </div>
  )
}

function listIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const list = canvas.getByRole('list', { name: 'Species' })
  return {
    list,
    moving: () => list.getAnimations({ subtree: true }).length,
    names: () => canvas.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent),
    item: (name: string) => canvas.getByText(name).closest('li')!,
    press: (name: string) => canvas.getByRole('button', { name }).click(),
    finish: () => list.getAnimations({ subtree: true }).forEach((movement) => movement.finish()),
  }
}

/** Each item glides from where it stood to where it stands; what is read is the new order at once. */
export const ChangesPlaces = meta.story({
  play: async ({ canvasElement }) => {
    const { item, moving, names, press, finish } = listIn(canvasElement)
    const step = item('Barn owl').offsetTop - item('Gull').offsetTop
    const letGo = holdMovements()
    await untilItMoves(canvasElement)
    press('Turn round')
    await waitFor(() => expect(moving()).toBeGreaterThan(0))
    await expect(names()).toEqual(['Starling', 'Canada goose', 'Barn owl', 'Gull'])
    await expect(getComputedStyle(item('Gull')).translate).toBe(`0px ${-3 * step}px`)
    await expect(getComputedStyle(item('Starling')).translate).toBe(`0px ${3 * step}px`)
    letGo()
    finish()
    await waitFor(() => expect(moving()).toBe(0))
    await expect(item('Gull').style.cssText).toBe('')
  },
})

/** A removed item fades where it stood, out of reach, while the others close up; focus goes to the item in its place. */
export const Goes = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const { item, list, moving, names, finish } = listIn(canvasElement)
    await untilItMoves(canvasElement)
    const before = item('Barn owl').getBoundingClientRect()
    const letGo = holdMovements()
    canvas.getByRole('button', { name: 'Remove Barn owl' }).focus()
    canvas.getByRole('button', { name: 'Remove Barn owl' }).click()
    await waitFor(() => expect(moving()).toBeGreaterThan(0))
    const leaving = list.querySelector<HTMLElement>('[inert]')!
    await expect(leaving).toHaveTextContent('Barn owl')
    await expect(leaving.getBoundingClientRect().top).toBeCloseTo(before.top, 0)
    await expect(leaving.getBoundingClientRect().width).toBeCloseTo(before.width, 0)
    await expect(names()).toEqual(['Gull', 'Canada goose', 'Starling'])
    await expect(canvas.getByRole('button', { name: 'Remove Canada goose' })).toHaveFocus()
    letGo()
    finish()
    await waitFor(() => expect(list.querySelector('[inert]')).not.toBeInTheDocument())
  },
})

/** An added item rises in, and the others make room. */
export const Comes = meta.story({
  play: async ({ canvasElement }) => {
    const { item, moving, press } = listIn(canvasElement)
    await untilItMoves(canvasElement)
    press('Add')
    await waitFor(() => expect(item('Heron 4')).toBeVisible())
    await waitFor(() => expect(moving()).toBe(0))
    await expect(item('Gull').offsetTop).toBeGreaterThan(item('Heron 4').offsetTop)
  },
})

/** Laid out as a grid the items move across as well. */
export const AsGrid = meta.story({
  args: {
    className: 'motion-grid',
    items: ['Gull', 'Barn owl', 'Canada goose', 'Starling', 'Osprey', 'Swift', 'Crow'],
  },
  play: async ({ canvasElement }) => {
    const { moving, names, press } = listIn(canvasElement)
    await untilItMoves(canvasElement)
    press('Turn round')
    await waitFor(() => expect(names()[0]).toBe('Crow'))
    await waitFor(() => expect(moving()).toBe(0))
  },
})

/** Of a thousand items those move that are in sight. */
export const AThousand = meta.story({
  parameters: {
    // A finding in one row would be one in all, and checking a thousand takes long.
    a11y: { test: 'off' },
    visual: { skip: 'a thousand rows are taller than a picture' },
  },
  args: { items: Array.from({ length: 1000 }, (_, index) => `Report ${index + 1}`) },
  play: async ({ canvasElement }) => {
    const { list, moving, press } = listIn(canvasElement)
    const letGo = holdMovements()
    await untilItMoves(canvasElement)
    press('Turn round')
    await waitFor(() => expect(moving()).toBeGreaterThan(5))
    await expect(moving()).toBeLessThan(60)
    letGo()
    for (const movement of list.getAnimations({ subtree: true })) movement.finish()
    await waitFor(() => expect(moving()).toBe(0))
  },
})

/** Eighty changes in a row leave nothing behind: each item stands once, where it belongs, as its style says. */
export const Storm = meta.story({
  play: async ({ canvasElement }) => {
    const { list, moving, names, press } = listIn(canvasElement)
    await untilItMoves(canvasElement)
    for (let round = 0; round < 40; round++) {
      for (const name of ['Turn round', round % 2 ? 'Remove Heron 4' : 'Add']) {
        press(name)
        await drawn()
      }
      if (round % 8 === 0) await new Promise(requestAnimationFrame)
    }
    await waitFor(() => expect(moving()).toBe(0))
    await waitFor(() => expect(list.children).toHaveLength(4))
    await expect(list.querySelector('[inert], [style]:not([style=""])')).not.toBeInTheDocument()
    await expect(names()).toEqual(['Gull', 'Barn owl', 'Canada goose', 'Starling'])
  },
})

/** Where a person asks for reduced motion the items stand where they belong at once. */
export const ReducedMotion = meta.story({
  play: async ({ canvasElement }) => {
    setting.change(true)
    const { item, moving, names, press } = listIn(canvasElement)
    press('Turn round')
    await waitFor(() => expect(names()).toEqual(['Starling', 'Canada goose', 'Barn owl', 'Gull']))
    await expect(moving()).toBe(0)
    press('Remove Gull')
    await waitFor(() => expect(names()).toHaveLength(3))
    await expect(movementsOf(item('Starling'))).toBe(0)
  },
})

/** Without a `MotionProvider` nothing moves, and focus in a removed item goes to the one in its place all the same. */
export const WithoutProvider = meta.story({
  render: ({ items }) => <Birds items={items} />,
  play: async ({ canvas, canvasElement }) => {
    const { list, moving, names, press } = listIn(canvasElement)
    canvas.getByRole('button', { name: 'Remove Barn owl' }).focus()
    press('Remove Barn owl')
    await waitFor(() => expect(list.children).toHaveLength(3))
    await expect(canvas.getByRole('button', { name: 'Remove Canada goose' })).toHaveFocus()
    press('Turn round')
    await waitFor(() => expect(names()).toEqual(['Starling', 'Canada goose', 'Gull']))
    await expect(moving()).toBe(0)
  },
})

/** The first becomes the last and the others follow. */
export const ReorderingFilmstrip = meta.story({
  parameters: filmstrip,
  render: ({ items }) => <Filmstrip draw={() => <Birds items={items} />} />,
  play: ({ canvasElement }) => holdFilmstrip(canvasElement, (picture) => listIn(picture).press('Turn round')),
})

/** One fades where it stood, and those below close up. */
export const RemovingFilmstrip = meta.story({
  parameters: { ...filmstrip, visual: { modes: ['light'] } },
  render: ({ items }) => <Filmstrip draw={() => <Birds items={items} />} />,
  play: ({ canvasElement }) =>
    holdFilmstrip(canvasElement, (picture) => listIn(picture).press('Remove Barn owl')),
})

/** React draws what a click has changed before anything else. */
const drawn = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)))
