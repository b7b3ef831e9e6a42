import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { QuickJumpView, type QuickJumpViewProps } from '../../../src/screens/search/QuickJumpView'
import { SearchScreenView, type SearchScreenViewProps } from '../../../src/screens/search/SearchScreenView'
import { StatesSheet } from '../../fixtures/StatesSheet'
import { customers, failed } from './found'

const meta = preview.meta({
  title: 'Screens/QuickJump/More states',
  component: QuickJumpView as ComponentType<object>,
  tags: ['states', '!autodocs'],
  // A page has one search; here are several.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
})

/** The box of a quick jump, empty and filled, and what is below it: an option that Enter means, and others. */
export const Jump = meta.story({
  render: () => (
    <StatesSheet<QuickJumpViewProps>
      width="field"
      part=".sw-QuickJumpView-input"
      rows={{
        empty: { status: 'idle', words: '', groups: [], onWordsChange: nothing },
        filled: {
          status: 'found',
          words: 'brass',
          groups: [customers, failed],
          onWordsChange: nothing,
          onRetry: nothing,
        },
      }}
      states={{ rest: {}, focus: {} }}
    >
      {(props) => <QuickJumpView {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const box = (name: string) => within(canvas.getByRole('group', { name })).getByRole('combobox')
    await expect(getComputedStyle(box('filled, focus')).outlineStyle).toBe('solid')
    const options = within(canvas.getByRole('group', { name: 'filled, rest' })).getAllByRole('option')
    const [active, other] = options.map((option) => getComputedStyle(option).backgroundColor)
    await expect(active).not.toBe(other)
  },
})

/** A result on the page of a search. */
export const Result = meta.story({
  render: () => (
    <StatesSheet<SearchScreenViewProps>
      width="field"
      part=".sw-SearchScreen-link"
      rows={{
        result: {
          status: 'found',
          words: 'brass',
          groups: [{ ...customers, results: customers.results.slice(0, 1) }],
          onWordsChange: nothing,
        },
      }}
      states={{ rest: {}, hover: {}, focus: {} }}
    >
      {(props) => <SearchScreenView {...props} headingLevel={3} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const title = (name: string) => {
      const link = within(canvas.getByRole('group', { name })).getByRole('link')
      return getComputedStyle(link.querySelector('.sw-SearchResult-title') as HTMLElement)
    }
    await expect(title('result, hover').textDecorationLine).toBe('underline')
    await expect(title('result, rest').textDecorationLine).toBe('none')
  },
})

function nothing() {}
