import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { choice, defineEntity, integer, text } from '../../../src/spec'

afterEach(cleanup)

const request = defineEntity({
  name: 'request',
  labels: ['Request', 'Requests'],
  id: 'id',
  title: 'what',
  fields: {
    id: integer({ readOnly: true }),
    what: text({ label: 'Request' }),
    note: text({ label: 'Note' }),
    reason: text({ label: 'Reason' }),
    status: choice(['sent', 'rejected'], { readOnly: true }),
  },
  states: { field: 'status', initial: 'sent', final: ['rejected'] },
  transitions: { reject: { from: ['sent'], to: 'rejected', ask: ['reason', 'note'] } },
  access: {
    citizen: { list: true, read: true, create: true, fields: { reason: { create: false } } },
    clerk: { list: true, read: true, transition: { reject: true } },
  },
})
const source = memorySource(request, [
  { id: 1, what: 'Permit', status: 'sent' },
  { id: 2, what: 'Appeal', reason: 'Too late', status: 'rejected' },
])
const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent)

it('of a record says nothing of what a step asks for that was not taken, and then all of it', async () => {
  render(<DetailScreen entity={request} source={source} id={1} />)
  await screen.findByRole('heading', { name: 'Permit' })
  // A citizen may write a note from the first: that there is none is worth knowing.
  expect(terms()).toEqual(['Note'])
  cleanup()
  render(<DetailScreen entity={request} source={source} id={2} />)
  await screen.findByRole('heading', { name: 'Appeal' })
  expect(terms()).toEqual(['Note', 'Reason'])
  cleanup()
  render(<DetailScreen entity={request} source={source} id={1} fields={['reason']} />)
  await screen.findByRole('heading', { name: 'Permit' })
  expect(terms()).toEqual(['Reason'])
})
