import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { BookOfTheClinic } from './BookOfTheClinic'

const meta = preview.meta({
  title: 'Screens/CalendarScreen/Columns',
  component: BookOfTheClinic,
  parameters: { layout: 'fullscreen', visual: { until: '.sw-CalendarEvent' } },
})

const link = (name: RegExp) => screen.findByRole('link', { name })
const column = (name: string) =>
  screen.findByRole('region', { name: `${name}, Wednesday, March 18, 2026, Today` })
const heads = () =>
  [...document.querySelectorAll('.sw-CalendarColumns-name')].map(({ textContent }) => textContent)

/** The reception sees who is with which vet: in the order of their names, and last what no vet has been found for. */
export const ByVet = meta.story({
  play: async ({ canvas }) => {
    const weber = await column('Dr Weber')
    await expect(heads()).toEqual(['Dr Haddad', 'Dr Novak', 'Dr Weber', 'Without vet'])
    await expect(within(weber).getAllByRole('link')).toHaveLength(3)
    await expect(within(await column('Without vet')).getByRole('link', { name: /Pablo/ })).toBeVisible()
    // An event that lasts for days stands above the hours of its vet.
    const allDay = canvas.getByRole('list', { name: 'Dr Haddad, All day, Wednesday, March 18, 2026' })
    await expect(within(allDay).getByRole('link', { name: /Simba/ })).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Dr Weber: new appointment on Wednesday, March 18, 2026' }),
    ).toHaveAttribute('href', '#/appointments/new?day=2026-03-18&values={"vet":1}')
    await expect(
      canvas.getByRole('link', { name: 'Without vet: new appointment on Wednesday, March 18, 2026' }),
    ).toHaveAttribute('href', '#/appointments/new?day=2026-03-18&values={}')
  },
})

/** The same day by room: the options of a choice in their order, also where nothing stands. */
export const ByRoom = meta.story({
  args: { columnField: 'room' },
  parameters: { visual: { modes: ['light'] } },
  play: async () => {
    await column('Room 1')
    await expect(heads()).toEqual(['Room 1', 'Room 2', 'Surgery', 'Kennel'])
    await expect(within(await column('Surgery')).getAllByRole('link')).toHaveLength(2)
  },
})

/** Of nine vets those in sight are seen; the hours and the names stay where they are as the others are scrolled to. */
export const ManyVets = meta.story({
  args: { vets: 9 },
  parameters: { visual: { modes: ['light', 'short', 'rtl'] } },
  play: async ({ canvas }) => {
    const weber = await column('Dr Weber')
    const day = canvas.getByRole('group', { name: 'Wednesday, March 18, 2026' })
    await expect(day).toHaveAttribute('tabindex', '0')
    await expect(weber.getBoundingClientRect().width).toBeGreaterThanOrEqual(159)
    const hours = day.querySelector('.sw-CalendarColumns-hours') as HTMLElement
    const before = hours.getBoundingClientRect().left
    within(weber)
      .getByRole('link', { name: /Caruso/ })
      .focus()
    await waitFor(() => expect(Math.abs(day.scrollLeft)).toBeGreaterThan(300))
    await expect(hours.getBoundingClientRect().left).toBe(before)
    await expect(weber.getBoundingClientRect().right).toBeLessThanOrEqual(
      day.getBoundingClientRect().right + 1,
    )
  },
})

/** A guest may not see with which vet an animal is: the day is one column. */
export const MayNotRead = meta.story({
  args: { role: 'guest' },
  parameters: { visual: { modes: ['light'] } },
  play: async ({ canvas }) => {
    await link(/Caruso/)
    await expect(canvas.getByRole('region', { name: 'Wednesday, March 18, 2026, Today' })).toBeVisible()
    await expect(canvas.queryByText(/Dr /)).toBeNull()
    await expect(canvas.queryByText(/Without vet/)).toBeNull()
  },
})

/** In the agenda of the month each line says with whom it is, too. */
export const InTheAgenda = meta.story({
  args: { defaultQuery: { view: 'agenda' } },
  parameters: { visual: { modes: ['light'] } },
  play: async ({ canvas }) => {
    await expect((await link(/Oskar/)).closest('li')).toHaveTextContent('Dr Novak')
    await expect(canvas.getByRole('link', { name: /Pablo/ }).closest('li')).toHaveTextContent('Without vet')
  },
})

/** On a phone the day is a list, and each line says with whom it is. */
export const Phone = meta.story({
  args: { layout: 'narrow' },
  parameters: { visual: { modes: ['narrow', 'narrow-rtl'] } },
  play: async ({ canvas }) => {
    const caruso = await link(/Caruso/)
    await expect(caruso.closest('li')).toHaveTextContent('Dr Weber')
    await expect(canvas.getByRole('link', { name: /Pablo/ }).closest('li')).toHaveTextContent('Without vet')
  },
})
