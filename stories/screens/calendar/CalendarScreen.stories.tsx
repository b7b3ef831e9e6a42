import { useMemo } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { ProblemError } from '../../../src/data/problems'
import { CalendarScreen, type CalendarScreenProps } from '../../../src/screens/calendar/CalendarScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { booking, bookingSource } from './bookings'

interface Workshop extends Partial<CalendarScreenProps<typeof booking.fields>> {
  role?: 'mechanic' | 'apprentice' | 'visitor'
  /** Change records elsewhere before a person moves something. */
  meanwhile?: (source: ReturnType<typeof bookingSource>) => void
}

const product = defineProduct({ entities: [booking] })

function BookOfTheWorkshop({ role = 'mechanic', meanwhile, ...props }: Workshop) {
  const source = useMemo(() => {
    const made = bookingSource()
    meanwhile?.(made)
    return made
  }, [meanwhile])
  return (
    <ProductProvider product={product} sources={{ booking: source }} role={role}>
      <CalendarScreen
        entity={booking}
        end="ends"
        getHref={({ id }) => `#/bookings/${id}`}
        getCreateHref={(date) => `#/bookings/new?day=${date}`}
        {...props}
      />
      <ToastRegion />
    </ProductProvider>
  )
}

const meta = preview.meta({
  title: 'Screens/CalendarScreen',
  component: BookOfTheWorkshop,
  parameters: { layout: 'fullscreen', visual: { until: '.sw-CalendarEvent' } },
  args: { onQueryChange: fn() },
})

const link = (name: RegExp) => screen.findByRole('link', { name })

/** A mechanic opens the book: the month of today, with what may be moved and a way to make more. */
export const Month = meta.story({
  play: async ({ canvas }) => {
    await expect(await link(/Battery test/)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Calendar of bookings')
    await expect(canvas.getByRole('link', { name: 'New booking' })).toHaveAttribute(
      'href',
      '#/bookings/new?day=2026-03-18',
    )
    const done = await link(/Wheel truing/)
    await expect(done).not.toHaveAttribute('aria-keyshortcuts')
  },
})

/** By keys alone from day to day, into the next month, and to one day. */
export const ByKeys = meta.story({
  parameters: { visual: { skip: 'seen as "Day" of the states' } },
  play: async ({ canvas, args }) => {
    await link(/Battery test/)
    canvas.getByRole('button', { name: /March 18, 2026, Today/ }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Home}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /March 22, 2026/ })).toHaveFocus())
    await userEvent.keyboard('{PageDown}')
    await expect(await canvas.findByRole('grid', { name: 'April 2026' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: /April 22, 2026/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ view: 'day', date: '2026-04-22' })
    await expect(await canvas.findByText('No bookings on these days')).toBeVisible()
  },
})

/** Bookings still only asked for: the menu of the states leaves nothing else on the days, here and in the next week. */
export const Filtered = meta.story({
  play: async ({ canvas, args }) => {
    await link(/Battery test/)
    await userEvent.click(canvas.getByRole('button', { name: /^Status/ }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Asked for' }))
    await userEvent.keyboard('{Escape}')
    const filter = { status: { in: ['asked'] } }
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ filter })
    await waitFor(() => expect(screen.queryByRole('link', { name: /Battery test/ })).toBeNull())
    await expect(await link(/Tyres/)).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Filters' })).toHaveTextContent('Status: Asked for')
    await userEvent.click(canvas.getByRole('button', { name: 'Week' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ view: 'week', filter })
    await expect(await link(/Tyres/)).toBeVisible()
    await expect(screen.queryByRole('link', { name: /School bicycles/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Month' }))
    await link(/Tyres/)
  },
})

/** The fitting is lifted with Space, goes a day on and is put there with Enter; then that is taken back. */
export const MovedByKeys = meta.story({
  play: async ({ canvas }) => {
    const fitting = await link(/Fitting, Vélo Club.*March 19/)
    fitting.focus()
    await userEvent.keyboard(' {ArrowRight}{Enter}')
    const moved = await link(/Fitting, Vélo Club.*March 20/)
    await waitFor(() => expect(moved).toHaveFocus())
    await expect(await canvas.findByText(/is on Friday, March 20, 2026 now/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await link(/Fitting, Vélo Club.*March 19/)).toBeVisible()
  },
})

/** With Escape it stays where it was. */
export const Left = meta.story({
  parameters: { visual: { skip: 'looks as "Month"' } },
  play: async () => {
    const fitting = await link(/Fitting, Vélo Club/)
    fitting.focus()
    await userEvent.keyboard(' {ArrowRight}')
    await expect(fitting).toHaveAttribute('data-lifted')
    await userEvent.keyboard('{Escape}')
    await expect(fitting).not.toHaveAttribute('data-lifted')
    await expect(await link(/Fitting, Vélo Club.*March 19/)).toHaveFocus()
  },
})

/** M asks for the day: the end goes along, as long after the beginning as before. */
export const MovedByDialog = meta.story({
  play: async ({ canvas }) => {
    const fitting = await link(/Fitting, Vélo Club/)
    fitting.focus()
    await userEvent.keyboard('m')
    const dialog = await screen.findByRole('dialog', { name: 'Move Fitting, Vélo Club' })
    const [first] = await within(dialog).findAllByRole('textbox')
    await waitFor(() => expect(first).toHaveFocus())
    const [day] = within(dialog).getAllByRole('textbox', { name: /day/i })
    await userEvent.clear(day as HTMLElement)
    await userEvent.type(day as HTMLElement, '24')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(
      await canvas.findByRole('link', { name: /Fitting.*March 24, 2026, 5:00.PM to 7:00.PM/ }),
    ).toBeVisible()
  },
})

/** A rule of the booking rejects the day, in its own words, and nothing is sent. */
export const Rejected = meta.story({
  args: {
    entity: {
      ...booking,
      fields: {
        ...booking.fields,
        begins: {
          ...booking.fields.begins,
          max: '2026-03-20T00:00:00Z',
          messages: { max: 'Nobody works then' },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const fitting = await link(/Fitting, Vélo Club/)
    fitting.focus()
    await userEvent.keyboard(' {ArrowDown}{Enter}')
    const news = await canvas.findByRole('group', { name: 'Fitting, Vélo Club was not moved' })
    await expect(news).toHaveTextContent('Nobody works then')
    await expect(await link(/Fitting, Vélo Club.*March 19/)).toBeVisible()
  },
})

/** Someone else was faster: theirs stays, and that is said. */
export const Changed = meta.story({
  args: {
    meanwhile: (source) => {
      const { update } = source
      let first = true
      source.update = (id, changes, options) => {
        if (first) source.control.changeElsewhere(id, { begins: '2026-03-23T08:00:00Z', ends: undefined })
        first = false
        return update.call(source, id, changes, options)
      }
    },
  },
  play: async ({ canvas }) => {
    const fitting = await link(/Fitting, Vélo Club/)
    fitting.focus()
    await userEvent.keyboard(' {ArrowRight}{Enter}')
    const news = await canvas.findByRole('group', { name: 'Fitting, Vélo Club was not moved' })
    await expect(news).toHaveTextContent('it is on Monday, March 23, 2026 now')
  },
})

/** The source does not take it: it is back where it was, with another try. */
export const NotTaken = meta.story({
  args: {
    meanwhile: (source) => {
      source.update = () => Promise.reject(new ProblemError({ status: 503, title: 'The book is locked' }))
    },
  },
  play: async ({ canvas }) => {
    const fitting = await link(/Fitting, Vélo Club/)
    fitting.focus()
    await userEvent.keyboard(' {ArrowRight}{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(await link(/Fitting, Vélo Club.*March 19/)).toBeVisible()
  },
})

/** An apprentice sees it all and moves nothing. */
export const ReadOnlyRole = meta.story({
  args: { role: 'apprentice', defaultQuery: { view: 'agenda' } },
  play: async ({ canvas }) => {
    await expect(await link(/Battery test/)).not.toHaveAttribute('aria-keyshortcuts')
    await expect(canvas.queryByRole('button', { name: /^Move/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /New booking/ })).toBeNull()
  },
})

/** A role that may not list bookings. */
export const Forbidden = meta.story({
  args: { role: 'visitor' },
  parameters: { visual: { skip: 'seen as a state' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You do not have access' })).toBeVisible()
  },
})

/** From right to left, with the weeks and digits of the language. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultQuery: { view: 'week' } },
  parameters: { visual: { skip: 'seen as "Week" of its view, from right to left' } },
  play: async ({ canvas }) => {
    await link(/Battery test/)
    await expect(canvas.getByRole('button', { name: 'أسبوع' })).toHaveAttribute('aria-pressed', 'true')
  },
})
