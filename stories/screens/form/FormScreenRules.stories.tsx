import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { memorySource } from '../../../src/data/memorySource'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choice, instant, integer, text } from '../../../src/spec/fields/fields'
import { rule } from '../../../src/spec/rules/crossFieldRule'
import { noOverlap } from '../../../src/spec/rules/noOverlap'

const screening = defineEntity({
  name: 'screening',
  labels: ['Screening', 'Screenings'],
  id: 'id',
  title: 'film',
  fields: {
    id: integer({ readOnly: true }),
    film: text({ required: true }),
    hall: choice(['Big hall', 'Small hall'], { required: true }),
    starts: instant({ required: true, zone: 'UTC', noun: 'start' }),
    ends: instant({ required: true, zone: 'UTC' }),
  },
  rules: [noOverlap({ at: ['starts', 'ends'], per: ['hall'] })],
})

const source = memorySource(screening, [
  {
    id: 1,
    film: 'Paris, Texas',
    hall: 'Big hall',
    starts: '2026-03-20T18:00:00Z',
    ends: '2026-03-20T20:30:00Z',
  },
])

const meta = preview.meta({
  title: 'Screens/FormScreen/Rules',
  component: FormScreen as ComponentType<object>,
  tags: ['!autodocs'],
})

/** The hall is taken when this film begins: the form asks its source, and says so before anything is saved. */
export const TakenTime = meta.story({
  render: () => (
    <FormScreen
      entity={screening}
      source={source}
      defaults={{
        film: 'Close-Up',
        hall: 'Big hall',
        starts: '2026-03-20T20:00:00Z',
        ends: '2026-03-20T21:40:00Z',
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(
      await canvas.findByRole('link', { name: 'Starts and Hall: this time is taken, choose another' }),
    ).toBeVisible()
    await expect(canvas.getAllByText('Starts and Hall: this time is taken, choose another')).toHaveLength(2)
    await expect(canvas.queryByText(/^Saved /)).not.toBeInTheDocument()
  },
})

const print = defineEntity({
  name: 'print',
  labels: ['Print', 'Prints'],
  id: 'id',
  title: 'film',
  fields: {
    id: integer({ readOnly: true }),
    film: text({ required: true }),
    lender: text({ noun: 'the lender' }),
    seal: text({ label: 'Number of the seal' }),
    status: choice(['expected', 'arrived'], { readOnly: true }),
  },
  states: { field: 'status', initial: 'expected' },
  rules: [
    rule({ at: ['lender'], when: { status: 'expected' }, require: { lender: { empty: false } } }),
    rule({ at: ['seal'], when: { status: 'arrived' }, require: { seal: { empty: false } } }),
  ],
})

/** A new print is expected: a rule wants its lender then, which is not marked as optional, and its seal only once it is there. */
export const WantedInItsState = meta.story({
  render: () => <FormScreen entity={print} source={memorySource(print, [])} />,
  play: async ({ canvas, userEvent }) => {
    const lender = await canvas.findByRole('textbox', { name: 'Lender' })
    await expect(lender).toBeRequired()
    await expect(canvas.getByRole('textbox', { name: /^Number of the seal/ })).not.toBeRequired()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Film' }), 'Close-Up')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('link', { name: 'Enter the lender' })).toBeVisible()
    await expect(lender).toHaveAccessibleDescription(/Enter the lender/)
  },
})

const member = defineEntity({
  name: 'member',
  labels: ['Member', 'Members'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ required: true }),
    ticket: choice(['full', 'student'], { required: true, label: 'Ticket' }),
    university: text({ noun: 'the university' }),
  },
  rules: [
    rule({ at: ['university'], when: { ticket: 'student' }, require: { university: { empty: false } } }),
  ],
})

/** A student has to say where: once the ticket is chosen, the university is not optional any more. */
export const WantedByAnAnswer = meta.story({
  render: () => (
    <FormScreen entity={member} source={memorySource(member, [])} defaults={{ name: 'Leyla Demir' }} />
  ),
  play: async ({ canvas, userEvent }) => {
    const university = await canvas.findByRole('textbox', { name: 'University optional' })
    await expect(university).not.toBeRequired()
    await userEvent.click(canvas.getByRole('radio', { name: 'Full' }))
    await expect(university).not.toBeRequired()
    await userEvent.click(canvas.getByRole('radio', { name: 'Student' }))
    await expect(university).toBeRequired()
    await expect(university).toHaveAccessibleName('University')
  },
})
