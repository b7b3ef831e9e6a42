import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { Presence, type PresenceProps } from '../../src/motion/Presence'
import { Filmstrip, filmstrip, holdFilmstrip } from './Filmstrip'
import './motion.css'
import { Moving, untilItMoves } from './Moving'
import { holdMovements, movementsOf, opacityOf, playSetting, setting } from './setting'

const meta = preview.meta({
  title: 'Motion/Presence',
  component: Presence,
  parameters: { motion: 'live' },
  beforeEach: playSetting,
  args: { show: false, onGone: fn() },
  render: (args) => (
    <Moving>
      <Withdrawal {...args} />
    </Moving>
  ),
})

function Withdrawal({ show, ...rest }: PresenceProps) {
  const [shown, setShown] = useState(show)
  return (
    <div className="motion-example">
      <Button onClick={() => setShown(!shown)}>{shown ? 'Keep the report' : 'Withdraw the report'}</Button>
      <Presence {...rest} show={shown}>
        <div className="motion-panel">
          <p>Nobody will see report 1,204 any more.</p>
          <Button variant="danger" onClick={() => setShown(false)}>
            Withdraw it
          </Button>
        </div>
      </Presence>
    </div>
  )
}

const content = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('.sw-Presence')

/** Content rises in and stands; it can be used at once. */
export const Comes = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await untilItMoves(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw the report' }))
    await expect(canvas.getByRole('button', { name: 'Withdraw it' })).toBeEnabled()
    await waitFor(() => expect(opacityOf(content(canvasElement)!)).toBe(1))
    await waitFor(() => expect(content(canvasElement)!.style.cssText).toBe(''))
  },
})

/** A leaving element is still seen, but keyboard and assistive technology no longer reach it. */
export const Leaves = meta.story({
  args: { show: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await untilItMoves(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the report' }))
    await waitFor(() => expect(content(canvasElement)).not.toBeInTheDocument())
    await expect(canvas.queryByRole('button', { name: 'Withdraw it' })).not.toBeInTheDocument()
    await waitFor(() => expect(args.onGone).toHaveBeenCalledTimes(1))
  },
})

/** Focus that was in what leaves returns to where it came from. */
export const FocusReturns = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Withdraw the report' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Withdraw it' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Withdraw the report' })).toHaveFocus())
  },
})

/** Shown again while it leaves, it turns round where it is: nothing jumps, and it is the same content. */
export const TurnsRound = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const toggle = () => canvas.getAllByRole('button')[0]!.click()
    await untilItMoves(canvasElement)
    toggle()
    await waitFor(() => expect(opacityOf(content(canvasElement)!)).toBe(1))
    const before = content(canvasElement)
    const letGo = holdMovements()
    toggle()
    await waitFor(() => expect(movementsOf(before)).toBeGreaterThan(0))
    for (const movement of before!.getAnimations()) movement.currentTime = 60
    const halfway = opacityOf(before!)
    toggle()
    await waitFor(() => expect(before).not.toHaveAttribute('inert'))
    await expect(opacityOf(before!)).toBeCloseTo(halfway, 2)
    letGo()
    for (const movement of before!.getAnimations()) movement.finish()
    await waitFor(() => expect(movementsOf(before)).toBe(0))
    await expect(content(canvasElement)).toBe(before)
    await expect(opacityOf(before!)).toBe(1)
  },
})

/** An element that is there at first does not move, unless `appear` asks for it. */
export const Appears = meta.story({
  args: { show: true, appear: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(opacityOf(content(canvasElement)!)).toBe(1))
  },
})

/** Where a person asks for reduced motion content is there or it is not. Focus returns all the same. */
export const ReducedMotion = meta.story({
  args: { show: true },
  play: async ({ canvas, canvasElement }) => {
    setting.change(true)
    const [toggle] = canvas.getAllByRole('button')
    within(content(canvasElement)!).getByRole('button').focus()
    toggle!.click()
    await waitFor(() => expect(content(canvasElement)).not.toBeInTheDocument())
    await expect(toggle).toHaveFocus()
  },
})

/** It rises by eight pixels while it appears. */
export const ComingFilmstrip = meta.story({
  parameters: filmstrip,
  render: () => <Filmstrip draw={() => <Withdrawal show={false} />} />,
  play: ({ canvasElement }) => holdFilmstrip(canvasElement, press),
})

/** It fades in half the time, where it stands. */
export const LeavingFilmstrip = meta.story({
  parameters: { ...filmstrip, visual: { modes: ['light'] } },
  render: () => <Filmstrip draw={() => <Withdrawal show />} />,
  play: ({ canvasElement }) => holdFilmstrip(canvasElement, press),
})

const press = (picture: HTMLElement) => within(picture).getAllByRole('button')[0]!.click()
