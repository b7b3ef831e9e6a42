import { expect, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { DataSource } from '../../../src/data/DataSource'
import { memorySource } from '../../../src/data/memorySource'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { rollup } from '../../../src/spec/fields/buildRollup'
import { choice, date, integer, money, reference, text } from '../../../src/spec/fields/fields'
import { formula } from '../../../src/spec/formulas/buildFormula'
import { defineProduct } from '../../../src/spec/product/defineProduct'

const booking = { of: 'booking', via: 'course', filter: { state: { not: 'cancelled' } } } as const

const course = defineEntity({
  name: 'course',
  labels: ['Course', 'Courses'],
  id: 'id',
  title: 'name',
  facts: ['places', 'booked', 'free', 'owed'],
  fields: {
    id: text({ readOnly: true }),
    name: text({ label: 'Course', required: true }),
    places: integer({ label: 'Places', required: true }),
    booked: rollup(integer({ label: 'Booked' }), { ...booking, count: true }),
    free: integer({
      label: 'Free',
      readOnly: true,
      required: false,
      computed: formula({ subtract: ['places', 'booked'] }),
    }),
    owed: rollup(money({ label: 'Owed', currency: 'EUR' }), { ...booking, sum: 'open' }),
    last: rollup(date({ label: 'Last booking' }), { ...booking, max: 'made' }),
  },
  marks: [
    { at: 'free', when: { free: 0 }, label: 'Full', tone: 'danger' },
    { at: 'free', when: { free: { in: [1, 2] } }, label: 'Few left', tone: 'warning' },
  ],
})

const bookings = defineEntity({
  name: 'booking',
  labels: ['Booking', 'Bookings'],
  id: 'id',
  title: 'guest',
  fields: {
    id: integer({ readOnly: true }),
    guest: text({ label: 'Guest', required: true }),
    course: reference('course', { label: 'Course', required: true }),
    made: date({ label: 'Booked on' }),
    open: money({ label: 'Open', currency: 'EUR' }),
    state: choice(['booked', 'cancelled'], { label: 'State' }),
  },
})

const product = defineProduct({
  purpose: { does: 'Fills the courses of a cooking school.' },
  entities: [course, bookings],
})

const made = (id: number, guest: string, at: string, day: string, open = '0.00', state = 'booked') => ({
  id,
  guest,
  course: at,
  made: day,
  open,
  state,
})

const sources: Readonly<Record<string, DataSource>> = {
  course: memorySource(course, [
    { id: 'pasta', name: 'Pasta by hand', places: 4 },
    { id: 'knife', name: 'Knife skills', places: 3 },
    { id: 'bread', name: 'Sourdough for beginners', places: 8 },
  ] as never),
  booking: memorySource(bookings, [
    made(1, 'Amara Diallo', 'pasta', '2026-11-02', '45.00'),
    made(2, 'Ben Ortega', 'pasta', '2026-11-20'),
    made(3, 'Chiara Rossi', 'pasta', '2026-11-21', '90.00'),
    made(4, 'Dilan Kaya', 'knife', '2026-10-12'),
    made(5, 'Elin Berg', 'knife', '2026-10-14', '60.00'),
    made(6, 'Farid Nazari', 'knife', '2026-11-25'),
    made(7, 'Grace Okafor', 'bread', '2026-11-26', '120.00', 'cancelled'),
  ] as never),
}

interface CoursesProps {
  id?: string
}

function Courses({ id }: CoursesProps) {
  return (
    <ProductProvider product={product} sources={sources}>
      {id === undefined ? <ListScreen entity={course} /> : <DetailScreen entity={course} id={id} />}
    </ProductProvider>
  )
}

const meta = preview.meta({
  title: 'Screens/ListScreen/Rollups',
  component: Courses,
  parameters: { layout: 'fullscreen' },
})

/** How full each course is, and how much its guests still owe: numbers of the bookings that point at it. */
export const Columns = meta.story({
  play: async ({ canvas }) => {
    const rowOf = async (name: string) =>
      within((await canvas.findByRole('rowheader', { name })).closest<HTMLElement>('[role="row"]')!)
    await expect((await rowOf('Knife skills')).getByText('Full')).toBeVisible()
    await expect((await rowOf('Pasta by hand')).getByText('€135.00')).toBeVisible()
    await expect((await rowOf('Sourdough for beginners')).getByText('€0.00')).toBeVisible()
  },
})

/** The same numbers on the page of one course. */
export const OnTheRecord = meta.story({
  name: 'On the record',
  args: { id: 'pasta' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Few left')).toBeVisible()
    await expect(canvas.getAllByText('€135.00')[0]).toBeVisible()
  },
})
