import preview from '#.storybook/preview'
import { expect, userEvent } from 'storybook/test'
import { Movements } from './Movements'

const meta = preview.meta({ title: 'Theme/Motion', component: Movements })

/** 120 to 240 ms, quick out and slow in; nothing at all where a person asks for reduced motion. */
export const Durations = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await expect(canvas.getByRole('button', { name: 'Move back' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('.spec-track[data-moved]')).toHaveLength(3)
  },
})
