import { useState } from 'react'
import { expect, screen, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { ProblemError } from '../../../src/data/problems'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { someStrikes, strike, strikeSource } from '../../fixtures/birdstrikes'

const id = someStrikes[0]?.reportId ?? ''

/** A register that shows changes at once, and is slow to say what it thinks of them. */
function promptRegister(thinks: 'well' | 'badly') {
  const memory = strikeSource()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const update: typeof memory.update = async (...given) => {
    await answered
    if (thinks === 'badly') {
      const message = 'No such bird is on the list of species.'
      const issue = {
        path: ['species'],
        rule: 'species',
        params: {},
        severity: 'error',
        source: 'server',
        message,
      }
      throw new ProblemError({ status: 422, issues: [issue as never] })
    }
    return memory.update(...given)
  }
  return { source: { ...memory, update, optimistic: true }, answer }
}

interface PagesProps {
  source: ReturnType<typeof promptRegister>['source']
}

/** The form of a report, and its page. */
function Pages({ source }: PagesProps) {
  const [page, go] = useState<'form' | 'record'>('form')
  return (
    <>
      {page === 'form' ? (
        <FormScreen
          entity={strike}
          source={source}
          id={id}
          fields={['species', 'state']}
          onSaved={() => go('record')}
          onReopen={() => go('form')}
        />
      ) : (
        <DetailScreen entity={strike} source={source} id={id} fields={['species', 'state', 'airport']} />
      )}
      <ToastRegion />
    </>
  )
}

const meta = preview.meta({
  title: 'Screens/FormScreen/Optimistic',
  component: Pages,
  parameters: { layout: 'fullscreen' },
  args: { source: promptRegister('well').source },
})

const messages = () => within(screen.getByRole('region', { name: 'Messages' }))

const willing = promptRegister('well')

/** The new values are on the record's page before the source has answered. */
export const AtOnce = meta.story({
  name: 'At once',
  args: { source: willing.source },
  play: async ({ canvas, userEvent }) => {
    const species = await canvas.findByRole('textbox', { name: 'Species' })
    await userEvent.clear(species)
    await userEvent.type(species, 'Herring gull')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect((await canvas.findAllByText('Herring gull'))[0]).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
    willing.answer()
  },
})

const unwilling = promptRegister('badly')

/** The source rejects it when the person is elsewhere: the message leads back to the form, which has it still and says why. */
export const Rejected = meta.story({
  args: { source: unwilling.source },
  play: async ({ canvas, userEvent }) => {
    const species = await canvas.findByRole('textbox', { name: 'Species' })
    await userEvent.clear(species)
    await userEvent.type(species, 'Phoenix')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findAllByText('Phoenix')
    unwilling.answer()
    await userEvent.click(await messages().findByRole('button', { name: 'Open the form' }))
    const again = await canvas.findByRole('textbox', { name: 'Species' })
    await expect(again).toHaveValue('Phoenix')
    await expect((await canvas.findAllByText(/No such bird is on the list of species/))[0]).toBeVisible()
  },
})
