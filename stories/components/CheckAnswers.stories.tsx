import preview from '#.storybook/preview'
import { expect, fn, userEvent } from 'storybook/test'
import { CheckAnswers, type AnswerGroup } from '../../src/components/CheckAnswers'
import { formWidth } from '../fields/formWidth'

const change = fn()
const groups: readonly AnswerGroup[] = [
  {
    id: 'flight',
    title: 'The flight',
    items: [
      { id: 'date', label: 'Flight date', value: '8 January 1990', onChange: change },
      { id: 'airport', label: 'Airport', value: 'Barksdale Air Force Base', onChange: change },
      { id: 'operator', label: 'Operator', onChange: change },
    ],
  },
  {
    id: 'animal',
    title: 'The animal',
    items: [
      { id: 'species', label: 'Species', value: 'Great horned owl', onChange: change },
      {
        id: 'remarks',
        label: 'Remarks',
        value: 'Struck the left engine at 400 feet.\nThe crew returned and landed.',
        onChange: change,
      },
    ],
  },
]

const meta = preview.meta({
  component: CheckAnswers,
  title: 'Components/CheckAnswers',
  decorators: [formWidth],
  args: { groups },
})

/** A report before it is sent. Each answer has a way to change it, which says what it changes. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /(Change|تغيير) Airport/ }))
    await expect(change).toHaveBeenCalled()
    // The word to press stands on the line of what it changes.
    const lineOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().bottom
    }
    const airport = lineOf(canvas.getByText('Airport'))
    await expect(lineOf(canvas.getByRole('button', { name: /(Change|تغيير) Airport/ }))).toBeCloseTo(
      airport,
      0,
    )
    const operator = canvas.getByText('Operator').parentElement!
    await expect(operator).toHaveTextContent(/Not given|غير مذكور/)
  },
})

/** One question alone needs no heading; the link is one of the host's router. */
export const OneQuestion = meta.story({
  args: {
    groups: [
      { id: 'damage', items: [{ id: 'damage', label: 'Damage', value: 'Minor', changeHref: '#damage' }] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /(Change|تغيير) Damage/ })).toHaveAttribute(
      'href',
      '#damage',
    )
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
})

/** Answers that cannot be changed any more have nothing to press. */
export const ToRead = meta.story({
  args: {
    groups: [{ id: 'a', title: 'Sent', items: [{ id: 'a', label: 'Airport', value: 'Boise Air Terminal' }] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('term')).toHaveTextContent('Airport')
  },
})

/** From right to left, with an answer in Latin letters. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    groups: [
      {
        id: 'flight',
        title: 'الرحلة',
        items: [
          { id: 'date', label: 'تاريخ الرحلة', value: '٨ يناير ١٩٩٠', onChange: change },
          { id: 'airport', label: 'المطار', value: 'Barksdale Air Force Base', onChange: change },
        ],
      },
    ],
  },
})
