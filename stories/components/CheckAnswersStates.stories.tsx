import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { CheckAnswers, type CheckAnswersProps } from '../../src/components/CheckAnswers'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Components/CheckAnswers/States',
  component: CheckAnswers as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const stay = () => {}
const groups: CheckAnswersProps['groups'] = [
  {
    id: 'flight',
    items: [
      { id: 'airport', label: 'Airport', value: 'Boise Air Terminal', onChange: stay },
      { id: 'operator', label: 'Operator', onChange: stay },
    ],
  },
]

/** The way to change an answer, pointed at and reached by the keyboard, in a narrow list and in a wide one. */
export const Answers = meta.story({
  render: () => (
    <>
      <StatesSheet<CheckAnswersProps>
        width="field"
        part=".sw-CheckAnswers-change"
        rows={{ narrow: { groups } }}
        states={{ rest: {}, hover: {}, focus: {} }}
      >
        {(props) => <CheckAnswers {...props} />}
      </StatesSheet>
      <StatesSheet<CheckAnswersProps>
        width="page"
        part=".sw-CheckAnswers-change"
        rows={{ wide: { groups } }}
        states={{ rest: {} }}
      >
        {(props) => <CheckAnswers {...props} />}
      </StatesSheet>
    </>
  ),
  play: async ({ canvas }) => {
    const button = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: `narrow, ${state}` }).querySelector('button')!)
    await expect(button('hover').color).not.toBe(button('rest').color)
    await expect(button('focus').outlineStyle).toBe('solid')
  },
})
