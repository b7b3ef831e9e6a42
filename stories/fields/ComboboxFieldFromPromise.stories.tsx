import preview from '#.storybook/preview'
import { expect, fn, mocked, screen, waitFor } from 'storybook/test'
import { ComboboxField } from '../../src/fields/ComboboxField'
import type { LoadOptions, OptionsPage } from '../../src/fields/useOptions'
import { airports } from '../fixtures/airports'
import { formWidth } from './formWidth'

const matching = (query: string) =>
  airports.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))

/** Answers at once, a page of eight at a time. */
const inPages: LoadOptions = async (query, { offset }) => {
  const found = matching(query)
  return { options: found.slice(offset, offset + 8), hasMore: found.length > offset + 8 }
}

const asked: LoadOptions = fn(inPages)

const never = () => new Promise<OptionsPage>(() => {})

const meta = preview.meta({
  title: 'Fields/ComboboxField/From a promise',
  component: ComboboxField,
  tags: ['!autodocs'],
  decorators: [formWidth],
  args: { label: 'Airport', onValueChange: fn(), loadOptions: asked },
})

/** The label of the stored code is known before any options are. */
export const Filled = meta.story({
  args: { defaultValue: 'DEN', selectedOption: { value: 'DEN', label: 'Denver' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Denver')
    await expect(args.loadOptions).not.toHaveBeenCalled()
  },
})

/** The options are on their way. */
export const Loading = meta.story({
  args: { loadOptions: never },
  parameters: { visual: { loading: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getAllByText('Loading')[0]).toBeVisible())
  },
})

/** Asked for all at first, and for a text once the person pauses, not for each letter. */
export const Searched = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    mocked(asked).mockClear()
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'chicago')
    await screen.findByRole('option', { name: 'Chicago O’Hare' })
    await expect(mocked(asked).mock.calls.map(([query]) => query)).toEqual(['', 'chicago'])
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ORD')
    await expect(box).toHaveValue('Chicago O’Hare')
  },
})

/** The next page comes when the last row is near. */
export const More = meta.story({
  name: 'More than one page',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await screen.findByRole('option', { name: 'Hartsfield–Jackson Atlanta' })
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() =>
      expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', String(airports.length)),
    )
  },
})

let failures = 0

/** The network is away; once it is back, it is asked again without typing again. */
export const Failed = meta.story({
  args: {
    loadOptions: (query, request) => {
      failures += 1
      return failures === 1 ? Promise.reject(new Error('offline')) : inPages(query, request)
    },
  },
  play: async ({ canvas, userEvent }) => {
    failures = 0
    await userEvent.click(canvas.getByRole('combobox'))
    await screen.findByRole('option', { name: 'Try again' })
    await waitFor(() => expect(screen.getAllByText('The options could not be loaded')[0]).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const loaded = await screen.findByRole('option', { name: 'Hartsfield–Jackson Atlanta' })
    await waitFor(() => expect(loaded).toBeVisible())
  },
})

/** Still failing, as a person sees it. */
export const StillFailed = meta.story({
  name: 'Could not be loaded',
  args: { loadOptions: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await screen.findByRole('option', { name: 'Try again' })
  },
})

const slowFirst = fn<LoadOptions>()

/** The answer for what is typed stays, though the one for the first letters comes after it. */
export const NeverStale = meta.story({
  name: 'Late answer',
  args: { loadOptions: slowFirst },
  play: async ({ canvas, userEvent }) => {
    const answers = new Map<string, (page: OptionsPage) => void>()
    slowFirst.mockReset()
    slowFirst.mockImplementation((query) => new Promise((resolve) => answers.set(query, resolve)))
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'den')
    await waitFor(() => expect(answers.has('den')).toBe(true))
    await userEvent.clear(box)
    await userEvent.type(box, 'mia')
    await waitFor(() => expect(answers.has('mia')).toBe(true))
    await expect(slowFirst.mock.calls.find(([query]) => query === 'den')?.[1].signal.aborted).toBe(true)
    answers.get('mia')?.({ options: matching('mia') })
    await screen.findByRole('option', { name: 'Miami' })
    answers.get('den')?.({ options: matching('den') })
    await new Promise((resolve) => setTimeout(resolve))
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Miami'])
  },
})
