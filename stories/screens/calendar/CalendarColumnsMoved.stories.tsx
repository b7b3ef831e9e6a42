import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { BookOfTheClinic } from './BookOfTheClinic'

const meta = preview.meta({
  title: 'Screens/CalendarScreen/Moved to columns',
  component: BookOfTheClinic,
  parameters: { layout: 'fullscreen', visual: { until: '.sw-CalendarEvent' } },
})

const link = (name: RegExp) => screen.findByRole('link', { name })
const column = (name: string) =>
  screen.findByRole('region', { name: `${name}, Wednesday, March 18, 2026, Today` })
/** The column in which something would be that is moved. */
const target = () => document.querySelector('.sw-CalendarHours-target')?.closest('section')

/** While it is lifted the place is drawn where it would go. */
export const Lifted = meta.story({
  parameters: { visual: { modes: ['light', 'dark', 'forced'] } },
  play: async () => {
    const caruso = await link(/Caruso/)
    caruso.focus()
    await userEvent.keyboard(' {ArrowLeft}{ArrowLeft}{ArrowUp}')
    await expect(caruso).toHaveAttribute('data-lifted')
    await expect(target()).toHaveAccessibleName(/^Dr Haddad/)
  },
})

/** Lifted with Space, Caruso goes from vet to vet with the arrow keys; each step says to whom, and when; then that is taken back. */
export const MovedByKeys = meta.story({
  parameters: { visual: { skip: 'the way is seen as "Lifted", and what is said in "Calendar screen"' } },
  play: async ({ canvas }) => {
    const caruso = await link(/Caruso/)
    caruso.focus()
    await userEvent.keyboard(' {ArrowLeft}')
    await expect(
      await screen.findByText(/^Dr Novak, Wednesday, March 18, 2026, 10:00.AM$/),
    ).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await expect(
      await screen.findByText(/^Dr Haddad, Wednesday, March 18, 2026, 10:15.AM$/),
    ).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    const moved = await within(await column('Dr Haddad')).findByRole('link', { name: /Caruso.*10:15.AM/ })
    await waitFor(() => expect(moved).toHaveFocus())
    await expect(
      await canvas.findByText(/is under “Dr Haddad” now, on Wednesday, March 18, 2026, 10:15.AM/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(
      await within(await column('Dr Weber')).findByRole('link', { name: /Caruso.*10:00.AM/ }),
    ).toBeVisible()
  },
})

/** With Escape it stays with its vet, however far it was carried, and that is said. */
export const Left = meta.story({
  parameters: { visual: { skip: 'looks as "By vet"' } },
  play: async () => {
    const caruso = await link(/Caruso/)
    caruso.focus()
    // Before the first column there is none: it stays there.
    await userEvent.keyboard(' {ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowUp}')
    await expect(target()).toHaveAccessibleName(/^Dr Haddad/)
    await userEvent.keyboard('{Escape}')
    await expect(
      await screen.findByText(/stays under “Dr Weber”, on Wednesday, March 18, 2026$/),
    ).toBeInTheDocument()
    await expect(within(await column('Dr Weber')).getByRole('link', { name: /Caruso/ })).toHaveFocus()
  },
})

/** Rex is dragged to a vet who is free, half an hour later: while it is on its way its new place is drawn, then it lies there. */
export const Dragged = meta.story({
  parameters: { visual: { skip: 'the way is seen as "Lifted", and the end is another day' } },
  play: async () => {
    const rex = await link(/Rex/)
    const [from, to] = [rex.getBoundingClientRect(), (await column('Dr Weber')).getBoundingClientRect()]
    const start = { clientX: from.left + 20, clientY: from.top + 10 }
    const goal = { clientX: to.left + 40, clientY: start.clientY + 24 }
    const hand = userEvent.setup()
    await hand.pointer([
      { target: rex, keys: '[MouseLeft>]', coords: start },
      { target: document.body, coords: goal },
    ])
    await expect(target()).toHaveAccessibleName(/^Dr Weber/)
    await hand.pointer({ keys: '[/MouseLeft]', target: document.body, coords: goal })
    const moved = await within(await column('Dr Weber')).findByRole('link', { name: /Rex.*10:00.AM/ })
    await waitFor(() => expect(moved).toBeVisible())
  },
})

/** Held at the edge, what is dragged scrolls to the vets who are out of sight, here to the end, where no vet is. */
export const DraggedOutOfSight = meta.story({
  args: { vets: 9 },
  parameters: { visual: { skip: 'the way is seen as "Lifted", and the columns as "Many vets"' } },
  play: async ({ canvas }) => {
    const nala = await link(/Nala/)
    const day = canvas.getByRole('group', { name: 'Wednesday, March 18, 2026' })
    const from = nala.getBoundingClientRect()
    const start = { clientX: from.left + 20, clientY: from.top + 10 }
    const edge = { clientX: day.getBoundingClientRect().right - 8, clientY: start.clientY }
    const hand = userEvent.setup()
    await hand.pointer([
      { target: nala, keys: '[MouseLeft>]', coords: start },
      { target: document.body, coords: edge },
    ])
    await waitFor(() => expect(day.scrollLeft).toBe(day.scrollWidth - day.clientWidth))
    await waitFor(() => expect(target()).toHaveAccessibleName(/^Without vet/))
    await hand.pointer({ keys: '[/MouseLeft]', target: document.body, coords: edge })
    await within(await column('Without vet')).findByRole('link', { name: /Nala.*10:30.AM/ })
  },
})

/** M asks for the vet as well as for the day. */
export const MovedByDialog = meta.story({
  parameters: { visual: { skip: 'the dialog is seen in "Calendar screen"' } },
  play: async () => {
    const pablo = await link(/Pablo/)
    pablo.focus()
    await userEvent.keyboard('m')
    const dialog = await screen.findByRole('dialog', { name: 'Move Pablo, injured wing' })
    await userEvent.click(await within(dialog).findByRole('combobox', { name: /^Vet/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Dr Haddad' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await within(await column('Dr Haddad')).findByRole('link', { name: /Pablo/ })).toBeVisible()
    // Nothing is without a vet now, and no column for it is left.
    await expect(screen.queryByRole('region', { name: /^Without vet/ })).toBeNull()
  },
})

/** A trainee may put it at another time, but not give it to another vet: it moves along the hours alone. */
export const MayNotReassign = meta.story({
  args: { role: 'trainee' },
  parameters: { visual: { skip: 'looks as "By vet", without a way to make appointments' } },
  play: async () => {
    const caruso = await link(/Caruso/)
    caruso.focus()
    await userEvent.keyboard(' {ArrowLeft}{ArrowDown}')
    await expect(target()).toHaveAccessibleName(/^Dr Weber/)
    await userEvent.keyboard('{Enter}')
    await expect(
      await within(await column('Dr Weber')).findByRole('link', { name: /Caruso.*10:15.AM/ }),
    ).toBeVisible()
    await userEvent.keyboard('m')
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findAllByRole('textbox')
    await expect(within(dialog).queryByText('Vet')).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
})

/** Someone else was faster: the vet whom they chose stays, and that is said. */
export const Changed = meta.story({
  args: {
    meanwhile: (source) => {
      const { update } = source
      let first = true
      source.update = (id, changes, options) => {
        if (first) source.control.changeElsewhere(id, { vet: 2 })
        first = false
        return update.call(source, id, changes, options)
      }
    },
  },
  parameters: { visual: { skip: 'the news is seen in "Calendar screen"' } },
  play: async ({ canvas }) => {
    const caruso = await link(/Caruso/)
    caruso.focus()
    await userEvent.keyboard(' {ArrowLeft}{ArrowLeft}{Enter}')
    const news = await canvas.findByRole('group', { name: /Caruso.*was not moved/ })
    await expect(news).toHaveTextContent('it is under “Dr Novak” now, on Wednesday, March 18, 2026')
    await expect(within(await column('Dr Novak')).getByRole('link', { name: /Caruso/ })).toBeVisible()
  },
})

/** From right to left the columns begin at the right, and the left arrow key leads on to the next one. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  parameters: { visual: { skip: 'seen as "By vet", from right to left' } },
  play: async () => {
    const flocke = await link(/Flocke/)
    flocke.focus()
    await userEvent.keyboard(' {ArrowLeft}')
    await expect(target()).toHaveAccessibleName(/^Dr Weber/)
    await userEvent.keyboard('{Escape}')
  },
})
