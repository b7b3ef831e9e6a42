import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { RatingField } from '../../src/fields/RatingField'
import { arabic } from '../../src/messages/arabic'
import { formWidth } from './formWidth'

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']

const meta = preview.meta({
  title: 'Fields/RatingField',
  component: RatingField,
  decorators: [formWidth],
  args: { label: 'Condition of the nest', onValueChange: fn() },
})

/** No verdict yet. Each star has a name, and the arrow keys lead from one to the next. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '3 stars' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByText('3 of 5')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4)
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked()
    canvas.getByRole('radio', { name: '4 stars' }).blur()
  },
})

/** A verdict with a word for it. */
export const Filled = meta.story({
  args: { defaultValue: 3, words },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '3 stars, Good' })).toBeChecked()
    await expect(canvas.getByText('3 of 5, Good')).toBeVisible()
    await expect(canvas.getByText('2 of 5, Fair')).not.toBeVisible()
  },
})

/** Where no verdict is demanded, one can be taken back; the focus goes to the first star. */
export const Optional = meta.story({
  args: { defaultValue: 4, required: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the rating' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    for (const star of canvas.getAllByRole('radio')) await expect(star).not.toBeChecked()
    await expect(canvas.getByRole('radio', { name: '1 star' })).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
    canvas.getByRole('radio', { name: '1 star' }).blur()
  },
})

/** A verdict is demanded, and one that was given can be changed, not taken back. */
export const Rejected = meta.story({
  args: { required: true, error: 'Choose how many stars the nest deserves' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid()
    await userEvent.click(canvas.getByRole('radio', { name: '2 stars' }))
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** Ten stars wrap on a narrow page. */
export const Ten = meta.story({ args: { max: 10, defaultValue: 7 } })

/** The parent keeps the verdict. */
export const Controlled = meta.story({
  render: function Nest(args) {
    const [stars, setStars] = useState<number | null>(2)
    return <RatingField {...args} value={stars} onValueChange={setStars} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars' }))
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the rating' }))
    await expect(canvas.getByRole('radio', { name: '5 stars' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: '1 star' }))
    canvas.getByRole('radio', { name: '1 star' }).blur()
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: 3, disabled: true } })

/** To read, not to change. */
export const ReadOnly = meta.story({
  args: { defaultValue: 3, readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars' }))
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    canvas.getByRole('radio', { name: '5 stars' }).blur()
  },
})

/** In Arabic the first star is the one on the right. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'حالة العش', defaultValue: 2 },
  render: (args) => (
    <LocaleProvider locale="ar-EG" messages={arabic}>
      <RatingField {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'نجمتان' })).toBeChecked()
    const [first, second] = canvas.getAllByRole('radio').map((star) => star.getBoundingClientRect().x)
    await expect(first).toBeGreaterThan(second ?? 0)
  },
})
