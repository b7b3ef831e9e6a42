import type { PropsWithChildren } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { TextField } from '../../src/fields/TextField'
import { FieldBlock } from '../../src/form/FieldBlock'
import { EntityFields } from '../../src/form/EntityFields'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { FormSection } from '../../src/form/FormSection'
import type { FormOptions } from '../../src/form/FormStore'
import { useForm } from '../../src/form/useForm'
import { useLocale } from '../../src/internal/locale'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { text } from '../../src/spec/fields/fields'
import { fieldRules } from '../../src/spec/rules/validate'

const meta = preview.meta({ title: 'Form/EntityFields/Many fields', component: EntityFields })

const tooLong = { visual: { skip: 'twenty windows high: its blocks are in the picture of another story' } }

/** Fields of two blocks in sight: as far from one another as others, and no edge cuts a focus ring. */
export const AcrossBlocks = meta.story({
  render: () => (
    <Survey>
      <FieldBlock count={2}>
        <FormField as={TextField} name="airport" label="Airport" required={false} />
        <FormField as={TextField} name="gate" label="Gate" required={false} />
      </FieldBlock>
      <FieldBlock count={1}>
        <FormField as={TextField} name="airline" label="Airline" required={false} />
      </FieldBlock>
    </Survey>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /Gate/ }))
    await userEvent.tab()
    const airline = canvas.getByRole('textbox', { name: /Airline/ })
    await expect(airline).toHaveFocus()
    const gap = (selector: string) => {
      const [one, other] = canvasElement.querySelectorAll(selector)
      return other!.getBoundingClientRect().top - one!.getBoundingClientRect().bottom
    }
    // From field to field it is as far across the edge of a block as within one, once the blocks are drawn.
    await waitFor(() => expect(gap('.sw-FieldBlock:first-of-type > .sw-Field')).toBe(20))
    await waitFor(() => expect(gap('.sw-Field:last-child')).toBe(20))
  },
})

/** A section of a very long form in sight: the ring at its edge is whole, and the next section as far away as others. */
export const AcrossSections = meta.story({
  render: () => (
    <Survey>
      <FormSection title="Where you fly from" columns={2} data-rows={1}>
        <FormField as={TextField} name="airport" label="Airport" required={false} />
        <FormField as={TextField} name="gate" label="Gate" required={false} />
      </FormSection>
      <FormSection title="Who you fly with" columns={2} data-rows={1}>
        <FormField as={TextField} name="airline" label="Airline" required={false} />
        <FormField as={TextField} name="cabin" label="Cabin" required={false} />
      </FormSection>
    </Survey>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /Gate/ }))
    await expect(canvas.getByRole('textbox', { name: /Gate/ })).toHaveFocus()
    const sections = [...canvasElement.querySelectorAll<HTMLElement>('.sw-FormSection')]
    await waitFor(() => expect(sections.every(isDrawn)).toBe(true))
    const [first, second] = sections.map((section) => section.getBoundingClientRect())
    await expect(second!.top).toBeGreaterThan(first!.bottom)
  },
})

/** A survey of 200 questions: keyboard and summary lead to the last one, far below the window. */
export const LastField = meta.story({
  parameters: tooLong,
  render: () => <LongSurvey />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(200)
    const last = canvas.getByRole('textbox', { name: 'Question 200' })

    await userEvent.type(canvas.getByRole('textbox', { name: 'Question 1' }), 'Twice a week{Enter}')
    const summary = await canvas.findByRole('group', { name: /There is a problem|توجد مشكلة/ })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(within(summary).getByRole('link', { name: /question 200/ }))
    await expect(last).toHaveFocus()
    await waitFor(() => expect(isInWindow(last)).toBe(true))

    await userEvent.type(last, 'None{Shift>}{Tab}{/Shift}')
    const before = canvas.getByRole('textbox', { name: 'Question 199' })
    await expect(before).toHaveFocus()
    await waitFor(() => expect(isInWindow(before)).toBe(true))
    await expect(canvas.getByRole('textbox', { name: 'Question 1' })).toHaveValue('Twice a week')
  },
})

/** The scroll bar is right from the start: the page has about its final length before all fields are drawn. */
export const ScrollBar = meta.story({
  parameters: tooLong,
  render: () => <LongSurvey />,
  play: async ({ canvas }) => {
    const thought = document.documentElement.scrollHeight
    for (const field of canvas.getAllByRole('textbox')) {
      field.scrollIntoView()
      await new Promise(requestAnimationFrame)
    }
    const known = document.documentElement.scrollHeight
    await expect(Math.abs(thought / known - 1)).toBeLessThan(0.15)
    window.scrollTo(0, 0)
    await new Promise(requestAnimationFrame)
    await expect(document.documentElement.scrollHeight).toBe(known)
  },
})

const questions = Array.from({ length: 200 }, (_, index) => `Question ${index + 1}`)
const survey = defineEntity({
  name: 'survey',
  labels: ['Survey', 'Surveys'],
  id: 'Question 1',
  fields: Object.fromEntries(
    questions.map((question) => [
      question,
      text({ label: question, required: true, description: 'In your own words.' }),
    ]),
  ),
})

function LongSurvey() {
  return (
    <Survey rules={fieldRules(survey, useLocale())}>
      <EntityFields entity={survey} />
    </Survey>
  )
}

function Survey({ rules, children }: PropsWithChildren<Pick<FormOptions, 'rules'>>) {
  const form = useForm({ rules })
  return (
    <Form store={form}>
      {children}
      <div>
        <Button type="submit" variant="primary">
          Send
        </Button>
      </div>
    </Form>
  )
}

/** Skipped content has no box of its own yet: the browser says so. */
function isDrawn(element: Element) {
  return element.checkVisibility({ contentVisibilityAuto: true })
}

function isInWindow(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return isDrawn(element) && top >= 0 && bottom <= innerHeight
}
