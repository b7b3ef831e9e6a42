import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { RatingField, type RatingFieldProps } from '../../src/fields/RatingField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/RatingField/States',
  component: RatingField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const nest: RatingFieldProps = { label: 'Condition of the nest', defaultValue: 3, words: ['', '', 'Good'] }

/** Stars as they are chosen, pointed at, reached by the keyboard, rejected, out of use and only read. */
export const RatingFields = meta.story({
  render: () => (
    <>
      <StatesSheet<RatingFieldProps>
        width="field"
        part=".sw-RatingField-option:nth-of-type(2) .sw-RatingField-control"
        rows={{ stars: nest }}
        states={{
          rest: {},
          empty: { defaultValue: null },
          focus: {},
          required: { required: true },
          invalid: { error: 'Choose how many stars the nest deserves', defaultValue: null },
          disabled: { disabled: true },
          'read-only': { readOnly: true },
        }}
      >
        {(props) => <RatingField {...props} />}
      </StatesSheet>
      <StatesSheet<RatingFieldProps>
        width="field"
        part=".sw-RatingField-option:nth-of-type(2)"
        rows={{ 'pointed at': { ...nest, defaultValue: null } }}
        states={{ hover: {}, 'disabled hover': { disabled: true } }}
      >
        {(props) => <RatingField {...props} />}
      </StatesSheet>
      <StatesSheet<RatingFieldProps>
        width="field"
        part=".sw-RatingField-clear"
        rows={{ 'taking back': nest }}
        states={{ hover: {}, focus: {} }}
      >
        {(props) => <RatingField {...props} />}
      </StatesSheet>
    </>
  ),
  play: async ({ canvas }) => {
    const colour = (cell: string, at = 0) =>
      getComputedStyle(
        canvas.getByRole('group', { name: cell }).querySelectorAll('.sw-RatingField-star')[at]!,
      ).color
    await expect(colour('stars, rest')).not.toBe(colour('stars, rest', 4))
    await expect(colour('stars, empty')).toBe(colour('stars, rest', 4))
    await expect(colour('stars, disabled')).not.toBe(colour('stars, rest'))
    await expect(colour('pointed at, hover')).not.toBe(colour('pointed at, hover', 4))
    await expect(colour('pointed at, disabled hover')).toBe(colour('stars, disabled'))
  },
})
