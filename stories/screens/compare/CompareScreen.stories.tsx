import { useMemo, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../../src/components/Button'
import { ProblemError } from '../../../src/data/problems'
import { useLocale } from '../../../src/internal/locale'
import { CompareScreen, type CompareScreenProps } from '../../../src/screens/compare/CompareScreen'
import { someStrikes, strike, strikeSource } from '../../fixtures/birdstrikes'
import { strikeInArabic } from '../../fixtures/birdstrikesInArabic'
import { toTheList } from '../strikePage'

type Fields = typeof strike.fields

interface StrikesProps extends Partial<CompareScreenProps<Fields>> {
  /** Reading the second one fails so many times. */
  failures?: number
}

const ids = someStrikes
  .filter(({ damage, size }) => damage === 'None' && size === 'Small')
  .slice(0, 3)
  .map(({ reportId }) => reportId)
const [one = '', two = '', three = ''] = ids

function Strikes({ failures = 0, ids: given = ids, ...props }: StrikesProps) {
  const isArabic = useLocale().direction === 'rtl'
  const [shown, setShown] = useState(given)
  const source = useMemo(() => losing(failures), [failures])
  return (
    <CompareScreen
      entity={isArabic ? strikeInArabic : strike}
      source={source}
      ids={shown}
      getHref={(id) => `#${id}`}
      breadcrumbs={toTheList}
      onLeaveOut={(id) => setShown(shown.filter((each) => each !== id))}
      {...props}
    />
  )
}

/** Loses so many readings of the second report. */
function losing(failures: number) {
  const strikes = strikeSource()
  let left = failures
  const get: typeof strikes.get = (id, options) => {
    if (id !== two || left === 0) return strikes.get(id, options)
    left -= 1
    return Promise.reject(new ProblemError({ status: 500, title: 'The archive does not answer' }))
  }
  return { ...strikes, get }
}

const meta = preview.meta({
  title: 'Screens/CompareScreen',
  component: Strikes,
  parameters: { layout: 'fullscreen', visual: { until: '.sw-CompareScreen-head[data-status="ready"]' } },
})

/** An investigator asks what three reports have in common: each field says whether it differs. */
export const Three = meta.story({
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Compare bird strikes' })
    await expect(await within(table).findByRole('columnheader', { name: new RegExp(three) })).toBeVisible()
    const state = await within(table).findByRole('rowheader', { name: /^Airport/ })
    await expect(state).toHaveTextContent('Differs')
    const all = within(table).getAllByRole('row').length
    await userEvent.click(canvas.getByRole('switch', { name: 'Only differences' }))
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeLessThan(all))
    await userEvent.click(canvas.getByRole('switch', { name: 'Only differences' }))
    await expect(within(table).getAllByRole('row')).toHaveLength(all)
  },
})

/** One of the three is not wanted after all. */
export const LeftOut = meta.story({
  parameters: { visual: { skip: 'two columns in place of three' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Leave ${two} out` }))
    await expect(canvas.queryByRole('columnheader', { name: new RegExp(two) })).not.toBeInTheDocument()
    // Of two none can be left out.
    await expect(canvas.queryByRole('button', { name: /^Leave/ })).not.toBeInTheDocument()
  },
})

/** A link names a report that is not there any more: the others are compared. */
export const Missing = meta.story({
  args: { ids: [one, 'BS-99999', three] },
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('columnheader', { name: /BS-99999/ })
    await waitFor(() => expect(head).toHaveTextContent('It is not there, or not any more.'))
  },
})

/** One report cannot be read now: it says so in its own place, and is asked for again from there. */
export const FailsAlone = meta.story({
  args: { failures: 1 },
  parameters: { visual: { skip: 'read again at the end' } },
  play: async ({ canvas, userEvent }) => {
    const head = await canvas.findByRole('columnheader', { name: new RegExp(two) })
    await userEvent.click(await within(head).findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('link', { name: two })).toBeVisible()
  },
})

/** Each can be acted on where it stands. */
export const Actions = meta.story({
  args: { ids: [one, two], actions: ({ reportId }) => <Button size="small">Keep {reportId}</Button> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: `Keep ${two}` })).toBeVisible()
  },
})

/** In Arabic the first report stands at the right. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'الاختلافات فقط' })).toBeVisible()
  },
})
