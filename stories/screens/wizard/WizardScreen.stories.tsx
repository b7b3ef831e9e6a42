import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../../src/components/Button'
import { WizardScreen, type WizardScreenProps } from '../../../src/screens/wizard/WizardScreen'
import { sighting, sightingSource } from './sighting'

interface SightingsProps extends Partial<WizardScreenProps<typeof sighting.fields>> {
  /** So many attempts to save are lost. */
  losses?: number
}

function Sightings({ losses = 0, ...props }: SightingsProps) {
  const [source] = useState(() => sightingSource({ losses }))
  return (
    <WizardScreen
      entity={sighting}
      source={source}
      cancelHref="#list"
      renderDoneActions={() => (
        <Button variant="primary" href="#list">
          All sightings
        </Button>
      )}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Screens/WizardScreen',
  component: Sightings,
  parameters: { layout: 'fullscreen' },
  args: { onSaved: fn() },
})

const goOn = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Continue' }))

async function tellOfTheBird(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Species' }), 'Gull')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Place' }), 'Denver')
  await goOn(canvasElement)
}

async function answerAll(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await tellOfTheBird(canvasElement)
  await userEvent.click(await canvas.findByRole('radio', { name: 'No' }))
  await goOn(canvasElement)
  await canvas.findByRole('textbox', { name: /Remarks/ })
  await goOn(canvasElement)
  await canvas.findByRole('heading', { name: 'Check your answers' })
}

/** Somebody on the apron has seen a gull: the first step, and how many there are. */
export const Start = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'New sighting' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: /The bird/ })).toBeVisible()
  },
})

/** No aircraft was struck, so that damage is not asked about; one answer is changed, and the way leads back to all of them. */
export const CheckAnswers = meta.story({
  parameters: { visual: { modes: ['light', 'dark', 'narrow'] } },
  play: async ({ canvas, canvasElement }) => {
    await answerAll(canvasElement)
    await expect(canvas.queryByText('Damage')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /^Change.*Place/ }))
    const place = await canvas.findByRole('textbox', { name: 'Place' })
    await waitFor(() => expect(place).toHaveFocus())
    await userEvent.clear(place)
    await userEvent.type(place, 'Boise')
    await goOn(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Check your answers' })).toBeVisible()
    await expect(canvas.getByText('Boise')).toBeVisible()
  },
})

/** An aircraft was struck: one question more. */
export const Branch = meta.story({
  parameters: { visual: { modes: ['light', 'dark', 'narrow'] } },
  play: async ({ canvas, canvasElement }) => {
    await tellOfTheBird(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: 'Yes' }))
    await goOn(canvasElement)
    await expect(await canvas.findByRole('textbox', { name: /Damage/ })).toBeVisible()
  },
})

/** It is saved: the number to quote, and where to go on. */
export const Done = meta.story({
  args: { doneText: 'The wildlife officer calls you within a day.' },
  parameters: { visual: { modes: ['light', 'dark', 'narrow'] } },
  play: async ({ canvas, canvasElement, args }) => {
    await answerAll(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const heading = await canvas.findByRole('heading', { level: 1, name: 'S-41 is saved' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(args.onSaved).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'All sightings' })).toBeVisible()
  },
})

/** After one there is another: nothing of the first is in it. */
export const Another = meta.story({
  parameters: { visual: { skip: 'the first step again' } },
  play: async ({ canvas, canvasElement }) => {
    await answerAll(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Another sighting' }))
    await expect(await canvas.findByRole('textbox', { name: 'Species' })).toHaveValue('')
  },
})

/** It could not be saved: the answers stay, with the reason, and the second attempt goes through. */
export const NotSaved = meta.story({
  args: { losses: 1 },
  parameters: { visual: { skip: 'done at the end' } },
  play: async ({ canvas, canvasElement }) => {
    await answerAll(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'S-41 is saved' })).toBeVisible()
  },
})

/** The steps as tasks, to be taken in any order over a day. */
export const Tasks = meta.story({
  args: { taskList: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'The bird' })).toBeVisible()
  },
})

/** One question on a page, for a telephone in the rain. */
export const OnePerPage = meta.story({
  args: { onePerPage: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Species' }), 'Gull')
    await expect(canvas.queryByRole('textbox', { name: 'Place' })).not.toBeInTheDocument()
    await goOn(canvasElement)
    await expect(await canvas.findByRole('textbox', { name: 'Place' })).toBeVisible()
  },
})

/** In Arabic. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /الطائر/ })).toBeVisible()
  },
})
