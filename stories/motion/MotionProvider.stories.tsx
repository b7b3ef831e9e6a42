import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { TextField } from '../../src/fields/TextField'
import { MotionProvider } from '../../src/motion/MotionProvider'
import './motion.css'
import { holdMovements, movementsOf, opacityOf, playSetting, setting } from './setting'

const meta = preview.meta({
  title: 'Motion/MotionProvider',
  component: MotionProvider,
  parameters: { motion: 'live' },
  // Loaded beforehand, so that the first movement of a story is not one that comes too early.
  loaders: [() => import('../../src/motion/createAnimator')],
  beforeEach: playSetting,
  render: ({ motion }) => (
    <MotionProvider motion={motion}>
      <Rejected />
    </MotionProvider>
  ),
})

function Rejected() {
  const [rejected, setRejected] = useState(false)
  return (
    <div className="motion-example">
      <TextField
        label="Aircraft registration"
        defaultValue="N512"
        error={rejected ? 'Enter the registration as painted on the aircraft, like N512UA' : undefined}
      />
      <Button onClick={() => setRejected(!rejected)}>{rejected ? 'Accept it' : 'Reject it'}</Button>
    </div>
  )
}

const revealed = (canvasElement: HTMLElement) => canvasElement.querySelector('.sw-Reveal')

/** Words that appear make their room in 180 ms and are then simply there. */
export const ErrorAppears = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject it' }))
    const field = canvas.getByRole('textbox', { name: 'Aircraft registration' })
    await waitFor(() => expect(field).toHaveAccessibleDescription(/like N512UA/))
    await waitFor(() => expect(opacityOf(revealed(canvasElement)!)).toBe(1))
  },
})

/** A leaving error is still seen, but can no longer be reached. */
export const ErrorLeaves = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject it' }))
    await waitFor(() => expect(opacityOf(revealed(canvasElement)!)).toBe(1))
    canvas.getByRole('button', { name: 'Accept it' }).click()
    await waitFor(() => expect(revealed(canvasElement)).toHaveAttribute('inert'))
    await waitFor(() => expect(revealed(canvasElement)).not.toBeInTheDocument())
    await expect(canvas.getByRole('textbox')).not.toHaveAccessibleDescription()
  },
})

/** A person turns motion off in the system while the page runs: what moves arrives, and nothing moves again. */
export const TurnedOffWhileRunning = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const reject = canvas.getByRole('button')
    await userEvent.click(reject)
    await userEvent.click(reject)
    await waitFor(() => expect(revealed(canvasElement)).not.toBeInTheDocument())

    const letGo = holdMovements()
    reject.click()
    await waitFor(() => expect(movementsOf(revealed(canvasElement))).toBeGreaterThan(0))
    setting.change(true)
    await arrivedWithin(2, () => revealed(canvasElement))
    await expect(movementsOf(revealed(canvasElement))).toBe(0)
    letGo()

    reject.click()
    await goneWithin(3, () => revealed(canvasElement))
    reject.click()
    await arrivedWithin(2, () => revealed(canvasElement))
  },
})

/** An app with a setting of its own keeps everything still, whatever the system says. */
export const Reduced = meta.story({
  args: { motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button').click()
    await arrivedWithin(2, () => revealed(canvasElement))
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/like N512UA/)
  },
})

const frame = () => new Promise(requestAnimationFrame)

async function arrivedWithin(frames: number, find: () => Element | null) {
  for (let passed = 0; passed < frames; passed++) await frame()
  const element = find()
  await expect(element).toBeInTheDocument()
  await expect(element && opacityOf(element)).toBe(1)
}

async function goneWithin(frames: number, find: () => Element | null) {
  for (let passed = 0; passed < frames; passed++) await frame()
  await expect(find()).not.toBeInTheDocument()
}
