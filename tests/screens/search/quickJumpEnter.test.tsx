import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { QuickJumpView, type QuickJumpViewProps } from '../../../src/screens/search/QuickJumpView'
import type { SearchGroup } from '../../../src/screens/search/searchState'

afterEach(cleanup)

const chosen = vi.fn()
const group = (name: string, titles?: readonly string[]): SearchGroup => ({
  name,
  label: name,
  status: titles ? 'ready' : 'loading',
  results: (titles ?? []).map((title) => ({ id: title, title, onAction: () => chosen(title) })),
})

const view = (props: Partial<QuickJumpViewProps>) => (
  <QuickJumpView words="W004700" onWordsChange={() => {}} status="searching" groups={[]} {...props} />
)
const samples = group('Samples', ['W004700'])
const results = group('Results', ['W004700 · Nitrate'])
const marked = () => screen.queryByRole('option', { selected: true })?.textContent

describe('Enter in the quick jump', () => {
  afterEach(() => chosen.mockClear())

  it('means no result of a later source while an earlier one is still asked', () => {
    const { rerender } = render(view({ groups: [group('Samples'), results] }))
    expect(screen.getAllByRole('option')).toHaveLength(1)
    expect(marked()).toBeUndefined()
    rerender(view({ status: 'found', groups: [samples, results] }))
    expect(marked()).toContain('W004700')
    expect(marked()).not.toContain('Nitrate')
  })

  it('waits for the first source, as after a scanner of barcodes, and opens what comes first', async () => {
    const { rerender } = render(view({ groups: [group('Samples'), group('Results')] }))
    await userEvent.type(screen.getByRole('combobox'), '{Enter}')
    rerender(view({ groups: [group('Samples'), results] }))
    expect(chosen).not.toHaveBeenCalled()
    rerender(view({ status: 'found', groups: [samples, results] }))
    expect(chosen.mock.calls).toEqual([['W004700']])
  })

  it('opens what a later source has where the first has nothing', async () => {
    const { rerender } = render(view({ groups: [group('Samples'), results] }))
    await userEvent.type(screen.getByRole('combobox'), '{Enter}')
    rerender(view({ status: 'found', groups: [group('Samples', []), results] }))
    expect(chosen.mock.calls).toEqual([['W004700 · Nitrate']])
  })

  it('opens nothing once other words are typed, nor where nothing was found', async () => {
    const { rerender } = render(view({ groups: [group('Samples')] }))
    await userEvent.type(screen.getByRole('combobox'), '{Enter}')
    rerender(view({ words: 'W0047', groups: [group('Samples')] }))
    rerender(view({ words: 'W0047', status: 'found', groups: [samples] }))
    expect(chosen).not.toHaveBeenCalled()
    rerender(view({ groups: [group('Samples')] }))
    await userEvent.type(screen.getByRole('combobox'), '{Enter}')
    rerender(view({ status: 'empty', groups: [group('Samples', [])] }))
    rerender(view({ status: 'found', groups: [samples] }))
    expect(chosen).not.toHaveBeenCalled()
  })

  it('is not kept where no search is under way: a source that is asked again later opens nothing by itself', async () => {
    const { rerender } = render(
      view({ status: 'failed', groups: [{ ...group('Samples'), status: 'failed' }] }),
    )
    await userEvent.type(screen.getByRole('combobox'), '{Enter}')
    rerender(view({ groups: [group('Samples')] }))
    rerender(view({ status: 'found', groups: [samples] }))
    expect(chosen).not.toHaveBeenCalled()
  })

  it('goes to what a person moved to, whatever comes before it', async () => {
    const { rerender } = render(view({ groups: [group('Samples'), results] }))
    await userEvent.type(screen.getByRole('combobox'), '{ArrowDown}')
    rerender(view({ status: 'found', groups: [samples, results] }))
    expect(marked()).toContain('Nitrate')
    await userEvent.type(screen.getByRole('combobox'), '{Enter}')
    expect(chosen.mock.calls).toEqual([['W004700 · Nitrate']])
  })
})
