import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { TimeField, type TimeFieldProps } from '../../src/fields/TimeField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/Segments/States',
  component: TimeField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const strike: TimeFieldProps = { label: 'Time of the strike', defaultValue: '14:30' }
const states = { rest: {}, focus: {}, 'read-only focus': { readOnly: true }, disabled: { disabled: true } }

/** The parts of a value: a box to type into, and a list of words. */
export const Segments = meta.story({
  render: () => (
    <>
      {Object.entries({ box: 'input', list: 'select' }).map(([row, part]) => (
        <StatesSheet<TimeFieldProps>
          key={row}
          width="field"
          part={part}
          rows={{ [row]: strike }}
          states={states}
        >
          {(props) => <TimeField {...props} />}
        </StatesSheet>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const part = (cell: string, selector: string) =>
      getComputedStyle(canvas.getByRole('group', { name: cell }).querySelector(selector)!)
    for (const [row, element] of [
      ['box', 'input'],
      ['list', 'select'],
    ] as const) {
      const ground = (state: string) => part(`${row}, ${state}`, element).backgroundColor
      await expect(ground('focus')).not.toBe(ground('rest'))
      await expect(ground('read-only focus')).toBe(ground('focus'))
      await expect(part(`${row}, disabled`, element).color).not.toBe(part(`${row}, rest`, element).color)
    }
  },
})
