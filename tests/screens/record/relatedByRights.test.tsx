import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity, defineProduct, entityScreens, integer, reference, text } from '../../../src/spec'

afterEach(cleanup)

const person = defineEntity({
  name: 'person',
  labels: ['Person', 'People'],
  id: 'id',
  title: 'name',
  fields: { id: text({ readOnly: true }), name: text({ required: true }) },
  access: { applicant: { list: true, read: true }, clerk: { list: true, read: true } },
})
const permit = defineEntity({
  name: 'permit',
  labels: ['Permit', 'Permits'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    applicant: reference('person', { label: 'Applicant' }),
    officer: reference('person', { label: 'Officer' }),
  },
  access: {
    applicant: {
      list: { applicant: { me: true } },
      read: true,
      create: { applicant: { me: true } },
      fields: { officer: { create: false } },
    },
    clerk: { list: true, read: true, create: true },
  },
})
const product = defineProduct({
  entities: [person, permit],
  screens: { ...entityScreens(person, { base: '/people' }), ...entityScreens(permit, { base: '/permits' }) },
})

function open(role: string, id: string) {
  const sources = {
    person: memorySource(person, [
      { id: 'ada', name: 'Ada' },
      { id: 'bo', name: 'Bo' },
    ]),
    permit: memorySource(permit, [{ id: 1, applicant: 'bo' }]),
  }
  render(
    <ProductProvider
      product={product}
      sources={sources}
      role={role}
      me="ada"
      router={{ location: `/people/${id}`, navigate: () => {} }}
    >
      <DetailScreen entity={person} id={id} />
    </ProductProvider>,
  )
}
const made = () =>
  screen.queryAllByRole('link', { name: 'New permit' }).map((link) => link.getAttribute('href'))

it('says that there may be records which the person may not see, and not that there are none', async () => {
  open('applicant', 'bo')
  const words = 'No permits (Applicant) that you may see. You see them only while applicant is you.'
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByText(/yet/)).toBeNull()
})

it('leads to no form that would fill in another record than that of the page', async () => {
  open('applicant', 'bo')
  await screen.findAllByText(/that you may see/)
  expect(made()).toEqual([])
  cleanup()
  open('applicant', 'ada')
  await screen.findAllByText(/that you may see/)
  expect(made()).toEqual(['/permits/new?applicant=ada'])
  cleanup()
  open('clerk', 'ada')
  await screen.findAllByText(/yet/)
  expect(made()).toEqual(['/permits/new?applicant=ada', '/permits/new?officer=ada'])
})
