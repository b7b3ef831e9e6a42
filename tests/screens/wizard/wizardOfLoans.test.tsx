import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import type { DraftStore, KeptDraft } from '../../../src/form/DraftStore'
import { createTranslator } from '../../../src/messages/createTranslator'
import { productPlaces } from '../../../src/screens/app/productPlaces'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { useBrowserRouter } from '../../../src/screens/app/useBrowserRouter'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { date, integer, reference, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { entityScreens } from '../../../src/spec/product/entityScreens'

const all = { list: true, read: true, create: true, update: true } as const

const work = defineEntity({
  name: 'work',
  labels: ['Work', 'Works'],
  id: 'id',
  title: 'title',
  fields: { id: integer({ readOnly: true }), title: text({ label: 'Title', required: true }) },
  access: { registrar: all, curator: all },
})

const loan = defineEntity({
  name: 'loan',
  labels: ['Loan', 'Loans'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    work: reference('work', { label: 'Work', required: true }),
    others: reference('work', { label: 'Other works', many: true }),
    start: date({ label: 'From', required: true }),
    purpose: text({ label: 'Purpose', required: true }),
    insuredValue: integer({ label: 'Insured value' }),
  },
  sections: [
    { name: 'what', label: 'What is lent', fields: ['work', 'others'] },
    { name: 'when', label: 'When and why', fields: ['start', 'purpose'] },
    { name: 'terms', label: 'Terms', fields: ['insuredValue'] },
  ],
  access: { registrar: all, curator: { ...all, fields: { insuredValue: { read: false } } } },
})

const product = defineProduct({
  entities: [work, loan],
  screens: {
    ...entityScreens(work, { base: '/works' }),
    ...entityScreens(loan, { base: '/loans', createIn: 'wizard' }),
  },
})

const kept: KeptDraft = {
  id: 'one',
  key: 'new loan',
  person: 'ada',
  at: Date.now(),
  until: Date.now() + 1e9,
  values: [
    { name: 'work', value: 3, base: undefined },
    { name: 'purpose', value: 'A show', base: undefined },
  ],
  leftOut: [],
}
const drafts: DraftStore = {
  read: () => Promise.resolve([kept]),
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  forget: () => Promise.resolve(),
}

function Museum({ role, given = {} }: { role: string; given?: object }) {
  const router = useBrowserRouter()
  const [sources] = useState(() => ({
    work: memorySource(work, [
      { id: 3, title: 'The Harbour' },
      { id: 4, title: 'The Mill' },
    ]),
    loan: memorySource(loan, [
      { id: 2, work: 3, others: [4], start: '2026-05-01', purpose: 'A show of harbours', insuredValue: 500 },
    ]),
  }))
  return (
    <ProductProvider product={product} sources={sources} role={role} router={router}>
      <ProductScreens props={{ 'loan.create': given }} />
    </ProductProvider>
  )
}

function open(path: string, role = 'registrar', given?: object) {
  history.pushState(null, '', path)
  return render(<Museum role={role} given={given} />)
}

const address = () => location.pathname + location.search
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
const step = (name: string) => screen.findByRole('heading', { level: 2, name: new RegExp(name) })
const steps = () =>
  Array.from(
    screen.getByRole('list', { name: 'Steps' }).querySelectorAll('.sw-FormSteps-name'),
    (one) => one.textContent,
  )

afterEach(cleanup)

it('has no step of which the person may see no field', async () => {
  open('/loans/new', 'curator')
  await step('What is lent')
  expect(steps()).toEqual(['What is lent', 'When and why', 'Check your answers'])
})

it('leaves such a field out of the steps of a host too', async () => {
  const own = {
    steps: [
      { name: 'terms', label: 'Terms', fields: ['insuredValue'] },
      { name: 'why', label: 'Why', fields: ['purpose', 'insuredValue', 'start'] },
      { name: 'where', label: 'Where', fields: ['work'], when: { insuredValue: { empty: true } } },
    ],
  }
  open('/loans/new', 'curator', own)
  await step('Why')
  expect(await screen.findByRole('textbox', { name: 'Purpose' })).toBeTruthy()
  expect(steps()).toEqual(['Why', 'Where', 'Check your answers'])
  cleanup()
  open('/loans/new', 'curator', { ...own, onePerPage: true })
  await screen.findByRole('textbox', { name: 'Purpose' })
  expect(steps()).toEqual(['Purpose', 'From', 'Where', 'Check your answers'])
})

it('is filled in as another record, where that is duplicated, and checks its answers by their titles', async () => {
  open('/loans/new?from=2')
  await step('What is lent')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Duplicate/))
  goOn()
  await step('When and why')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Purpose' }).value).toBe('A show of harbours')
  expect(address()).toBe('/loans/new?from=2&step=when')
  goOn()
  await step('Terms')
  goOn()
  await step('Check your answers')
  expect(await screen.findByText('The Harbour')).toBeTruthy()
  expect(screen.getByText('The Mill')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/loans/2')
})

it('begins another one at the first step, also where all of it is filled in', async () => {
  open('/loans/new?from=2')
  await step('What is lent')
  goOn()
  await step('When and why')
  goOn()
  await step('Terms')
  goOn()
  await step('Check your answers')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Another loan' }))
  await step('What is lent')
  expect(address()).toBe('/loans/new?from=2&step=what')
})

it('is where the list of what refers to a record leads, with the reference filled in', async () => {
  open('/works/4')
  // One of the loans of the work itself, and one of those that have it among others.
  const links = await screen.findAllByRole('link', { name: 'New loan' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/loans/new?work=4', '/loans/new?others=4'])
  cleanup()
  open('/loans/new?work=4')
  await step('What is lent')
  await screen.findByDisplayValue('The Mill')
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/works/4')
  goOn()
  await step('When and why')
})

it('takes up a draft at the first step that is not finished, whatever step the address names', async () => {
  open('/loans/new?step=terms', 'registrar', { draft: { person: 'ada', key: 'new loan', drafts } })
  await step('What is lent')
  await waitFor(() => expect(address()).toBe('/loans/new?step=what'))
  fireEvent.click(await screen.findByRole('button', { name: /Restore/ }))
  const heading = await step('When and why')
  expect(document.activeElement).toBe(heading)
  await waitFor(() => expect(address()).toBe('/loans/new?step=when'))
})

it('is among what a quick jump makes, and no place to go to', () => {
  const { places, commands } = productPlaces({
    product,
    sources: {},
    role: 'registrar',
    createHref: (to) => to,
    t: createTranslator(),
    locale: 'en',
  })
  expect(commands.map(({ href }) => href)).toEqual(['/works/new', '/loans/new'])
  expect(places.map(({ href }) => href)).toEqual(['/works', '/loans'])
})

it('stays at the step of the address where those before it are filled in', async () => {
  open('/loans/new?from=2&step=when')
  await step('When and why')
  expect(address()).toBe('/loans/new?from=2&step=when')
})
