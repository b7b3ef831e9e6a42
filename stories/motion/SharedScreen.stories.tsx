import { expect, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { SharedScreen } from '../../src/motion/SharedScreen'
import { birds, BirdsAndOne } from './birds'
import { Filmstrip, filmstrip, holdFilmstrip } from './Filmstrip'
import './motion.css'
import { Moving, untilItMoves } from './Moving'
import { holdMovements, movementsOf, playSetting, setting, withoutViewTransitions } from './setting'

const meta = preview.meta({
  title: 'Motion/SharedScreen',
  component: SharedScreen,
  parameters: { motion: 'live' },
  beforeEach: playSetting,
  args: { screen: 'list' },
  render: () => (
    <Moving>
      <BirdsAndOne />
    </Moving>
  ),
})

const press = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name }).click()
const screens = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll<HTMLElement>('.sw-SharedScreen-screen')

/** The name of what is opened goes along: the browser carries it over where it can. */
export const ToTheRecord = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await untilItMoves(canvasElement)
    press(canvasElement, 'Open Barn owl')
    await expect(await canvas.findByRole('heading', { name: 'Barn owl' })).toBeVisible()
    await waitFor(() => expect(screens(canvasElement)).toHaveLength(1))
    await waitFor(() => expect(document.getAnimations()).toHaveLength(0))
    await expect(canvasElement.querySelector('[style*="view-transition-name"]')).not.toBeInTheDocument()
  },
})

/** And back: what was opened returns to its line. */
export const BackToTheList = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await untilItMoves(canvasElement)
    press(canvasElement, 'Open Barn owl')
    await canvas.findByRole('heading', { name: 'Barn owl' })
    press(canvasElement, 'Back to the list')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(birds.length))
    await waitFor(() => expect(document.getAnimations()).toHaveLength(0))
  },
})

/** Where the browser cannot, the element glides from its old place, undistorted, and the screens fade. */
export const WithoutTheBrowser = meta.story({
  beforeEach: withoutViewTransitions,
  play: async ({ canvas, canvasElement }) => {
    await untilItMoves(canvasElement)
    const before = canvas.getByText('Barn owl').getBoundingClientRect()
    const letGo = holdMovements()
    press(canvasElement, 'Open Barn owl')
    const shared = (await canvas.findByRole('heading', { name: 'Barn owl' })).parentElement!
    await waitFor(() => expect(movementsOf(shared)).toBeGreaterThan(0))
    const after = shared.getBoundingClientRect()
    await expect(after.top).toBeCloseTo(before.top, 0)
    await expect(after.left).toBeCloseTo(before.left, 0)
    await expect(after.height).toBeCloseTo(before.height, 0)
    letGo()
    for (const movement of canvasElement.getAnimations({ subtree: true })) movement.finish()
    await waitFor(() => expect(screens(canvasElement)).toHaveLength(1))
    await expect(shared.style.cssText).toBe('')
  },
})

/** Focus is never left in the screen that goes. */
export const FocusComesAlong = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await untilItMoves(canvasElement)
    canvas.getByRole('button', { name: 'Open Gull' }).focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('heading', { name: 'Gull' })
    await waitFor(() => expect(screens(canvasElement)[0]).toHaveFocus())
  },
})

/** From a list of two hundred only what is shared is looked at. */
export const FromALongList = meta.story({
  parameters: { visual: { skip: 'two hundred rows are taller than a picture' } },
  render: () => (
    <Moving>
      <BirdsAndOne names={Array.from({ length: 200 }, (_, index) => `Bird ${index + 1}`)} />
    </Moving>
  ),
  play: async ({ canvas, canvasElement }) => {
    await untilItMoves(canvasElement)
    canvasElement.querySelector<HTMLElement>('[aria-label="Open Bird 3"]')!.click()
    await expect(await canvas.findByRole('heading', { name: 'Bird 3' })).toBeVisible()
    await waitFor(() => expect(document.getAnimations()).toHaveLength(0))
  },
})

/** Where a person asks for reduced motion a screen is there or it is not. */
export const ReducedMotion = meta.story({
  play: async ({ canvas, canvasElement }) => {
    setting.change(true)
    press(canvasElement, 'Open Starling')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Starling' })).toBeVisible())
    await expect(document.getAnimations()).toHaveLength(0)
    await waitFor(() => expect(screens(canvasElement)).toHaveLength(1))
  },
})

/** The third line becomes a heading. */
export const OpeningFilmstrip = meta.story({
  parameters: filmstrip,
  beforeEach: withoutViewTransitions,
  render: () => <Filmstrip draw={() => <BirdsAndOne />} />,
  play: ({ canvasElement }) => holdFilmstrip(canvasElement, (picture) => press(picture, 'Open Canada goose')),
})
