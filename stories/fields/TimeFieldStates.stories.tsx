import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { TimeField, type TimeFieldProps } from '../../src/fields/TimeField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/TimeField/States',
  component: TimeField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const strike: TimeFieldProps = { label: 'Time of the strike', defaultValue: '14:30' }

/** A time as it is entered, rejected, out of use and only read. */
export const TimeFields = meta.story({
  render: () => (
    <StatesSheet<TimeFieldProps>
      width="field"
      part=".sw-Segments-segment"
      rows={{ time: strike }}
      states={{
        rest: {},
        empty: { defaultValue: null },
        hover: {},
        focus: {},
        'with seconds': { seconds: true, defaultValue: '14:30:15' },
        invalid: { error: 'Enter the time of the strike' },
        'invalid focus': { invalid: true },
        warning: { warning: 'Before the report: is it right?' },
        disabled: { disabled: true },
        'read-only': { readOnly: true },
      }}
    >
      {(props) => <TimeField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const part = (cell: string, selector: string) =>
      getComputedStyle(canvas.getByRole('group', { name: cell }).querySelector(selector)!)
    const box = (state: string) => part(state, '.sw-Segments-box')
    await expect(box('time, hover').borderTopColor).not.toBe(box('time, rest').borderTopColor)
    await expect(box('time, read-only').borderTopStyle).toBe('dashed')
    await expect(part('time, focus', 'input').backgroundColor).not.toBe(
      part('time, rest', 'input').backgroundColor,
    )
    await expect(part('time, disabled', 'select').color).not.toBe(part('time, rest', 'select').color)
  },
})

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
