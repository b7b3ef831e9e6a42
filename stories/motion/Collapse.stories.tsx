import { useId, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { TextField } from '../../src/fields/TextField'
import { Collapse, type CollapseProps } from '../../src/motion/Collapse'
import { Filmstrip, filmstrip, holdFilmstrip } from './Filmstrip'
import './motion.css'
import { Moving, untilItMoves } from './Moving'
import { holdMovements, movementsOf, playSetting, setting } from './setting'

const meta = preview.meta({
  title: 'Motion/Collapse',
  component: Collapse,
  parameters: { motion: 'live' },
  beforeEach: playSetting,
  args: { open: false },
  render: (args) => (
    <Moving>
      <Weather {...args} />
    </Moving>
  ),
})

function Weather({ open: atFirst }: CollapseProps) {
  const [open, setOpen] = useState(atFirst)
  const id = useId()
  return (
    <div className="motion-column">
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        Weather
      </Button>
      <Collapse id={id} open={open}>
        <div className="motion-inside">
          <TextField label="Sky" defaultValue="Some cloud" />
          <TextField label="Visibility" />
        </div>
      </Collapse>
      <p className="motion-words">Struck at 1,500 feet on approach</p>
    </div>
  )
}

const collapse = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('.sw-Collapse')!

/** Opened, the content makes its room and what stands below moves down. */
export const Opens = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await untilItMoves(canvasElement)
    const button = canvas.getByRole('button', { name: 'Weather', expanded: false })
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('textbox', { name: 'Sky' })).toHaveValue('Some cloud')
    await waitFor(() => expect(collapse(canvasElement).offsetHeight).toBeGreaterThan(100))
    await waitFor(() => expect(movementsOf(collapse(canvasElement))).toBe(0))
    await expect(collapse(canvasElement).style.cssText).toBe('')
  },
})

/** Closed and opened again, what was typed is still there. */
export const KeepsWhatWasTyped = meta.story({
  args: { open: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Visibility' }), '10 miles')
    await userEvent.click(canvas.getByRole('button', { name: 'Weather' }))
    await waitFor(() => expect(collapse(canvasElement)).not.toBeVisible())
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Weather' }))
    await expect(canvas.getByRole('textbox', { name: 'Visibility' })).toHaveValue('10 miles')
    await waitFor(() => expect(movementsOf(collapse(canvasElement))).toBe(0))
  },
})

/** Opened again while it closes, it goes on from the height that it has, to the height of its content. */
export const TurnsRound = meta.story({
  args: { open: true },
  play: async ({ canvas, canvasElement }) => {
    const box = collapse(canvasElement)
    const whole = box.offsetHeight
    await untilItMoves(canvasElement)
    const letGo = holdMovements()
    canvas.getByRole('button', { name: 'Weather' }).click()
    await waitFor(() => expect(movementsOf(box)).toBeGreaterThan(0))
    for (const movement of box.getAnimations()) movement.currentTime = 40
    const part = box.offsetHeight
    await expect(part).toBeLessThan(whole)
    canvas.getByRole('button', { name: 'Weather' }).click()
    await waitFor(() => expect(box).not.toHaveAttribute('inert'))
    await expect(Math.abs(box.offsetHeight - part)).toBeLessThan(2)
    letGo()
    for (const movement of box.getAnimations()) movement.finish()
    await waitFor(() => expect(movementsOf(box)).toBe(0))
    await expect(box.offsetHeight).toBe(whole)
  },
})

/** Where a person asks for reduced motion the content is there or it is not. */
export const ReducedMotion = meta.story({
  play: async ({ canvas, canvasElement }) => {
    setting.change(true)
    canvas.getByRole('button', { name: 'Weather' }).click()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Sky' })).toBeVisible())
    await expect(movementsOf(collapse(canvasElement))).toBe(0)
    canvas.getByRole('button', { name: 'Weather' }).click()
    await waitFor(() => expect(collapse(canvasElement)).not.toBeVisible())
  },
})

/** The content appears while its room grows. */
export const OpeningFilmstrip = meta.story({
  parameters: filmstrip,
  render: () => <Filmstrip draw={() => <Weather open={false} />} />,
  play: ({ canvasElement }) => holdFilmstrip(canvasElement, press),
})

/** It fades while its room is given back, in less time. */
export const ClosingFilmstrip = meta.story({
  parameters: { ...filmstrip, visual: { modes: ['light'] } },
  render: () => <Filmstrip draw={() => <Weather open />} />,
  play: ({ canvasElement }) => holdFilmstrip(canvasElement, press),
})

const press = (picture: HTMLElement) => within(picture).getByRole('button', { name: 'Weather' }).click()
