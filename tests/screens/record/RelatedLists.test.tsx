import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { RelatedList } from '../../../src/screens/record/RelatedList'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { boolean, choice, date, integer, money, reference, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { entityScreens } from '../../../src/spec/product/entityScreens'

afterEach(cleanup)

const customer = defineEntity({
  name: 'customer',
  labels: ['Customer', 'Customers'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text({ label: 'Name', required: true }) },
  access: { clerk: { list: true, read: true }, driver: { read: true } },
})

const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  fields: {
    id: integer({ label: 'Number', readOnly: true }),
    buyer: reference('customer', { label: 'Buyer' }),
    payer: reference('customer', { label: 'Payer' }),
    secret: text({ label: 'Secret' }),
  },
  access: { clerk: { list: true, read: true }, driver: { read: true } },
})

const note = defineEntity({
  name: 'note',
  labels: ['Note', 'Notes'],
  id: 'id',
  title: 'words',
  fields: {
    id: integer({ readOnly: true }),
    words: text({ label: 'Words' }),
    about: reference('customer', { label: 'About' }),
  },
})

function shop() {
  const orders = memorySource(order, [
    { id: 1, buyer: 7, payer: 7 },
    { id: 2, buyer: 7, payer: 8 },
    { id: 3, buyer: 8, payer: 8 },
  ])
  return {
    customer: memorySource(customer, [
      { id: 7, name: 'Linden Library' },
      { id: 8, name: 'Harbour School' },
    ]),
    order: orders,
    note: memorySource(note, [{ id: 1, words: 'Ring before noon', about: 7 }]),
    visit: memorySource(visit, []),
  }
}

const visit = defineEntity({
  name: 'visit',
  labels: ['Visit', 'Visits'],
  nouns: ['visit', 'visits'],
  id: 'id',
  fields: { id: integer({ readOnly: true }), to: reference('customer'), seenBy: text() },
  access: {
    clerk: { list: true, read: true, create: true },
    driver: { list: true, read: true },
  },
})

const product = defineProduct({
  entities: [customer, order, note, visit],
  roles: { clerk: {}, driver: {} },
  screens: { ...entityScreens(order, { base: '/orders' }), ...entityScreens(visit, { base: '/visits' }) },
})

function page(sources: Partial<ReturnType<typeof shop>>, role: string, related?: 'none') {
  return render(
    <ProductProvider product={product} sources={sources} role={role}>
      <DetailScreen entity={customer} source={shop().customer} id={7} {...(related && { related })} />
    </ProductProvider>,
  )
}

describe('the page of a record within a product', () => {
  it('lists what points at it, once for each field that does, with links to the pages that the product has', async () => {
    page(shop(), 'clerk')
    const bought = await screen.findByRole('region', { name: 'Orders · Buyer 2' })
    expect(within(bought).getByRole('link', { name: '2' }).getAttribute('href')).toBe('/orders/2')
    await screen.findByRole('region', { name: 'Orders · Payer 1' })
    const notes = await screen.findByRole('region', { name: 'Notes 1' })
    expect(within(notes).queryByRole('link')).toBeNull()
  })

  it('leads to the form of another one that points here, with the one empty state that lists have', async () => {
    page(shop(), 'clerk')
    const visits = await screen.findByRole('region', { name: 'Visits' })
    await within(visits).findByText('No visits yet')
    const create = within(visits).getByRole('link', { name: 'New visit' })
    expect(create.getAttribute('href')).toBe('/visits/new?to=7')
    const bought = await screen.findByRole('region', { name: 'Orders · Buyer 2' })
    expect(within(bought).queryByRole('link', { name: /New/ })).toBeNull()
  })

  it('offers no other one to a role that may not make it', async () => {
    page(shop(), 'driver')
    const visits = await screen.findByRole('region', { name: 'Visits' })
    await within(visits).findByText('No visits yet')
    expect(within(visits).queryByRole('link')).toBeNull()
  })

  it('asks nothing of a source that cannot filter by the field, or that is not there', async () => {
    const { order: orders } = shop()
    page({ order: { ...orders, can: { ...orders.can, filter: {} } } }, 'clerk')
    await screen.findByRole('region', { name: 'Linden Library' })
    expect(screen.queryByRole('region', { name: /Orders|Notes/ })).toBeNull()
  })

  it('lists nothing to a role that may not list it', async () => {
    page(shop(), 'driver')
    await screen.findByRole('region', { name: 'Notes 1' })
    expect(screen.queryByRole('region', { name: /Orders/ })).toBeNull()
  })

  it('lists nothing where the host wants none', async () => {
    page(shop(), 'clerk', 'none')
    await screen.findByRole('region', { name: 'Linden Library' })
    expect(screen.queryByRole('region', { name: /Orders|Notes/ })).toBeNull()
  })

  it('stands, when one of its lists fails', async () => {
    const sources = shop()
    sources.note.control.fail = { status: 403 }
    page(sources, 'clerk')
    const notes = await screen.findByRole('region', { name: 'Notes' })
    await within(notes).findByRole('group', { name: 'The list could not be loaded' })
    await screen.findByRole('region', { name: 'Orders · Buyer 2' })
  })
})

describe('a related list', () => {
  it('changes with what is saved elsewhere', async () => {
    const { note: notes } = shop()
    render(<RelatedList entity={note} source={notes} via="about" id={7} />)
    await screen.findByRole('region', { name: 'Notes 1' })
    await notes.create({ words: 'Likes oak', about: 7 })
    notes.control.changeElsewhere(1, { words: 'Ring after noon' })
    await waitFor(() => expect(screen.getByRole('region').textContent).toContain('Likes oak'))
  })

  it('shows nothing of one record while it reads those of another', async () => {
    const { order: orders } = shop()
    const list = (id: number) => <RelatedList entity={order} source={orders} via="buyer" id={id} />
    const view = render(list(7))
    await screen.findByRole('region', { name: 'Orders · Buyer 2' })
    view.rerender(list(8))
    expect(screen.getByRole('region').dataset['status']).toBe('loading')
    await screen.findByRole('region', { name: 'Orders · Buyer 1' })
  })

  it('tells its developer of a source that would list all records as related', () => {
    const { note: notes } = shop()
    const blind = { ...notes, can: { ...notes.can, filter: {} } }
    expect(() => render(<RelatedList entity={note} source={blind} via="about" id={7} />)).toThrow(
      /cannot filter so/,
    )
  })
})

describe('a related list of records that are called as the record on the page', () => {
  const exam = defineEntity({
    name: 'exam',
    labels: ['Exam', 'Exams'],
    id: 'id',
    title: 'name',
    fields: { id: integer({ readOnly: true }), name: text({ label: 'Name' }) },
  })
  const mark = {
    name: 'mark',
    labels: ['Mark', 'Marks'],
    id: 'id',
    title: 'pupil',
    fields: {
      id: integer({ readOnly: true }),
      pupil: reference('customer', { label: 'Pupil' }),
      exam: reference('exam', { label: 'Exam' }),
      points: integer({ label: 'Points' }),
      day: date({ label: 'Day' }),
      remark: text({ label: 'Remark' }),
      status: choice(['open', 'fixed'], { label: 'State' }),
    },
  } as const

  async function list(more: object, fields?: readonly (keyof typeof mark.fields)[]) {
    const entity = defineEntity({ ...mark, ...more })
    const ofSchool = defineProduct({
      entities: [customer, exam, entity],
      roles: { clerk: {} },
      screens: entityScreens(entity, { base: '/marks' }),
    })
    const sources = {
      customer: shop().customer,
      exam: memorySource(exam, [{ id: 1, name: 'Algebra' }]),
      mark: memorySource(entity, [
        { id: 3, pupil: 7, exam: 1, points: 12, day: '2026-11-02', remark: 'Neat', status: 'open' },
      ] as never),
    }
    render(
      <ProductProvider product={ofSchool} sources={sources} role="clerk">
        <RelatedList entity={entity} via="pupil" id={7} {...(fields && { fields })} />
      </ProductProvider>,
    )
    const marks = await screen.findByRole('region', { name: 'Marks 1' })
    const link = await within(marks).findByRole('link', { name: /Algebra|Neat/ })
    expect(link.getAttribute('href')).toBe('/marks/3')
    return within(marks)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
  }

  it('names them by the next best field, and leaves out the one that says the same in each row', async () => {
    expect(await list({})).toEqual(['Exam', 'Points', 'Day', 'State'])
    expect(screen.queryByText('Linden Library')).toBeNull()
  })

  it('names them by their subtitle, where they have one', async () => {
    expect(await list({ subtitle: 'remark' })).toEqual(['Remark', 'Exam', 'Points', 'Day'])
  })

  it('heads what a template says of them with their own name', async () => {
    expect(await list({ titleTemplate: '{pupil}: {exam}' })).toEqual(['Mark', 'Exam', 'Points', 'Day'])
  })

  it('shows the fields that the host names, that one too', async () => {
    expect(await list({}, ['exam', 'pupil', 'day'])).toEqual(['Exam', 'Pupil', 'Day'])
  })
})

describe('a field that holds several references', () => {
  const member = defineEntity({
    name: 'member',
    labels: ['Member', 'Members'],
    id: 'id',
    title: 'name',
    fields: { id: integer({ readOnly: true }), name: text({ label: 'Name' }) },
  })
  const course = defineEntity({
    name: 'course',
    labels: ['Course', 'Courses'],
    nouns: ['course', 'courses'],
    id: 'id',
    title: 'title',
    fields: {
      id: integer({ readOnly: true }),
      title: text({ label: 'Title' }),
      trainer: reference('member', { label: 'Trainer' }),
      participants: reference('member', { label: 'Participants', many: true }),
    },
  })
  const school = defineProduct({
    entities: [member, course],
    roles: { clerk: {} },
    screens: entityScreens(course, { base: '/courses' }),
  })
  const courses = () =>
    memorySource(course, [
      { id: 1, title: 'Avalanches', trainer: 8, participants: [7, 9] },
      { id: 2, title: 'Ropes', trainer: 8, participants: [9] },
    ])

  function pageOf7(source: ReturnType<typeof courses>) {
    const members = memorySource(member, [{ id: 7, name: 'Lena' }])
    render(
      <ProductProvider product={school} sources={{ member: members, course: source }} role="clerk">
        <DetailScreen entity={member} id={7} />
      </ProductProvider>,
    )
  }

  it('lists the courses in which a person takes part, and says which list is of which field', async () => {
    pageOf7(courses())
    const parts = await screen.findByRole('region', { name: 'Courses · Participants 1' })
    expect(within(parts).getByRole('link', { name: 'Avalanches' })).toBeDefined()
    const led = screen.getByRole('region', { name: 'Courses · Trainer' })
    expect(within(led).getByText('No courses (Trainer) yet')).toBeDefined()
  })

  it('begins another one with the person among its participants', async () => {
    pageOf7(courses())
    const parts = await screen.findByRole('region', { name: 'Courses · Participants 1' })
    const create = within(parts).getByRole('link', { name: 'New course' })
    expect(create.getAttribute('href')).toBe('/courses/new?participants=7')
  })

  it('says nothing about a field by which the source cannot find, and not that the others are all there is', async () => {
    const source = courses()
    const { trainer = [] } = source.can.filter
    pageOf7({ ...source, can: { ...source.can, filter: { trainer, participants: ['is', 'in'] } } })
    await screen.findByRole('region', { name: 'Courses · Trainer' })
    expect(screen.queryByRole('region', { name: /Participants/ })).toBeNull()
  })

  it('is taken by a list of its own', async () => {
    render(<RelatedList entity={course} source={courses()} via="participants" id={9} title="Takes part in" />)
    await screen.findByRole('region', { name: 'Takes part in 2' })
  })
})

it('shows the state and what the host calls facts first, whatever their kind', async () => {
  const invoice = defineEntity({
    name: 'invoice',
    labels: ['Invoice', 'Invoices'],
    id: 'id',
    title: 'number',
    facts: ['place', 'total'],
    fields: {
      id: integer({ readOnly: true }),
      number: text({ label: 'Number' }),
      made: date({ label: 'Made' }),
      paid: boolean({ label: 'Paid' }),
      copies: integer({ label: 'Copies' }),
      place: text({ label: 'Place' }),
      total: money({ label: 'Total', currency: 'EUR' }),
      to: reference('customer', { label: 'To' }),
      status: choice(['open', 'settled'], { label: 'State', readOnly: true }),
    },
    states: { field: 'status', initial: 'open', final: ['settled'] },
    transitions: { settle: { from: ['open'], to: 'settled', label: 'Settle' } },
  })
  const source = memorySource(invoice, [
    { id: 1, number: 'INV-1', place: 'Ghent', total: '80', to: 7, status: 'open' },
  ])
  render(<RelatedList entity={invoice} source={source} via="to" id={7} />)
  await screen.findByText('INV-1')
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Number',
    'State',
    'Place',
    'Total',
  ])
})
