import { expect, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ValueText } from '../../src/collection/ValueText'
import { someStrikes, strike } from '../fixtures/birdstrikes'

const [first = {}] = someStrikes

const meta = preview.meta({
  title: 'Collection/ValueText',
  component: ValueText<typeof strike.fields>,
  args: {
    entity: strike,
    record: { ...first, costTotal: 1_204_500, flightDate: '1999-08-14', damage: 'B', operator: null },
  },
})

/** A number as the language around it writes it, with its unit. */
export const Number = meta.story({
  args: { field: 'costTotal' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1,204,500 USD')
  },
})

/** A date is the day that it is, in every time zone. */
export const Date = meta.story({
  args: { field: 'flightDate' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Aug 14, 1999')
  },
})

/** An option in the entity's words for it. */
export const Choice = meta.story({
  args: { field: 'damage' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Code B')
  },
})

/** Nothing was given: eyes see a dash, ears hear it in words. */
export const Missing = meta.story({
  name: 'No value',
  args: { field: 'operator' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Not given')).toBeInTheDocument()
    await expect(within(canvasElement).getByText('–')).toHaveAttribute('aria-hidden', 'true')
  },
})
