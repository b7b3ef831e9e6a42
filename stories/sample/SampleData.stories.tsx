import type { ComponentProps } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import {
  arabicWords,
  createSampler,
  boundarySample,
  englishWords,
  frenchWords,
  germanWords,
  japaneseWords,
  sampleSource,
  type SampleWords,
} from '../../src/sample'
import { ListScreen } from '../../src/screens/list/ListScreen'
import { customer } from '../fixtures/billing/customer'
import { BrokenRules } from './BrokenRules'
import { SampleTable } from './SampleTable'

interface Chosen {
  /** The words that samples are written with. */
  words: SampleWords
  /** The same seed gives the same records. */
  seed: string
  /** The index of the first record. */
  from: number
}

const NOW = '2026-11-21'
const languages = { englishWords, germanWords, frenchWords, arabicWords, japaneseWords }

function Samples({ words, seed, from }: Chosen) {
  const samples = createSampler({ locale: words, seed, now: NOW }).of(customer)
  return <SampleTable label="Sampled customers" records={samples.many(8, from)} />
}

const meta = preview.meta({
  title: 'Sample data',
  component: Samples,
  args: { words: englishWords, seed: 'workshop', from: 0 },
  argTypes: { words: { control: 'select', options: Object.keys(languages), mapping: languages } },
})

/** Records of an entity that look real and keep its rules: the same ones for the same seed. */
export const InEnglish = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('rowheader')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(8)
    await expect(first).not.toHaveTextContent(second?.textContent ?? '')
    await expect(canvas.getAllByText(/@example\.com$/)).toHaveLength(8)
  },
})

/** The same fields in the words of another language. */
export const InJapanese = meta.story({
  args: { words: japaneseWords },
  parameters: { visual: { skip: 'not every machine has letters for it' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(/[\u3040-\u30ff\u4e00-\u9fff]/)
    await expect(canvas.getAllByText(/^[a-z.-]+@example\.com$/)).toHaveLength(8)
  },
})

/** The last of a million records takes as long as the first. */
export const FarAway = meta.story({
  args: { from: 999_992 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(8)
  },
})

/** As many records as every browser can scroll through, none of which is kept: each is made when it is seen. */
export const AsManyAsOneCanScroll = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => <ListScreen {...manyCustomers} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('400,000 customers'))
    const grid = canvas.getByRole('grid')
    grid.scrollTop = 8_000_000
    await waitFor(() =>
      expect(Number(within(grid).getAllByRole('row').at(-1)?.getAttribute('aria-rowindex'))).toBeGreaterThan(
        100_000,
      ),
    )
    await waitFor(() => expect(within(grid).getAllByText(/@example\.com$/).length).toBeGreaterThan(5))
    grid.scrollTop = 0
    await waitFor(() => expect(within(grid).getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'))
  },
})

/** Values at the limits of their rules: the shortest, the longest, the least and the most. */
export const AtTheLimits = meta.story({
  parameters: { visual: { skip: 'a name of as many families as fit looks different on every machine' } },
  render: () => <SampleTable label="Customers at their limits" records={limits} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('20%')).not.toHaveLength(0)
    await expect(canvas.getAllByText('0%')).not.toHaveLength(0)
  },
})

/** For each rule a record that breaks that one and keeps all others: a form has one thing to say. */
export const OneRuleBroken = meta.story({
  render: () => <BrokenRules />,
  play: async ({ canvas }) => {
    for (const one of canvas.getAllByRole('listitem')) {
      await expect(within(one).getAllByText(/^(company|email|terms|discount|since)$/)).toHaveLength(1)
    }
    await expect(canvas.getByText('Choose one of the options for the terms of payment')).toBeVisible()
  },
})

const manyCustomers: ComponentProps<typeof ListScreen<(typeof customer)['fields']>> = {
  entity: customer,
  source: sampleSource(customer, { count: 400_000, seed: 'workshop', now: NOW }),
  getHref: (record) => `#${record.id}`,
}

const sampled = createSampler({ locale: englishWords, seed: 'workshop', now: NOW }).of(customer)
const limits = Array.from({ length: 6 }, (_, index) => boundarySample(sampled, index))
