import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { ValueText } from '../../src/collection/ValueText'
import { someStrikes, strike } from '../fixtures/birdstrikes'

const meta = preview.meta({
  title: 'Collection/ValueText',
  component: ValueText<typeof strike.fields>,
  args: { entity: strike, field: 'speed' as keyof typeof strike.fields, record: { speed: 175 } },
})

/** A number as the locale writes it, with its unit. */
export const WithUnit = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('175 kn')
  },
})

/** A calendar date: the same day for readers everywhere. */
export const CalendarDate = meta.story({
  args: { field: 'flightDate', record: { flightDate: '1990-11-02' } },
})

/** A bare code in the data, in words for the reader. */
export const Choice = meta.story({
  args: { field: 'damage', record: someStrikes.find(({ damage }) => damage === 'C') ?? {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Code C')
  },
})

/** Nothing was recorded: eyes see a dash, ears hear why. */
export const Missing = meta.story({
  args: { record: { speed: null } },
  globals: { direction: 'ltr' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Not given')
  },
})
