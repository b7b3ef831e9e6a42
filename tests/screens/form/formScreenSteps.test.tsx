import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { ProblemError } from '../../../src/data/problems'
import type { DraftStore, KeptDraft } from '../../../src/form/DraftStore'
import { FormScreen, type FormScreenProps } from '../../../src/screens/form/FormScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { boolean, integer, text } from '../../../src/spec/fields/fields'

const trip = defineEntity({
  name: 'trip',
  labels: ['Trip', 'Trips'],
  id: 'id',
  version: 'rev',
  title: 'to',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    to: text({ label: 'Where to', required: true }),
    abroad: boolean({ label: 'Abroad' }),
    visa: text({ label: 'Visa number' }),
    nights: integer({ label: 'Nights', required: true, max: 30 }),
  },
  sections: [
    { name: 'place', label: 'The place', fields: ['to', 'abroad'] },
    { name: 'visa', fields: ['visa'], when: { abroad: true } },
    { name: 'stay', label: 'The stay', fields: ['nights'] },
  ],
})
const { visa, ...otherFields } = trip.fields
/** The visa must be given, though only some are asked for it. */
const strictTrip = defineEntity({
  name: 'trip',
  labels: ['Trip', 'Trips'],
  id: 'id',
  fields: { ...otherFields, visa: text({ label: visa.label ?? '', required: true }) },
  sections: [
    { name: 'place', label: 'The place', fields: ['to', 'abroad'] },
    { name: 'visa', fields: ['visa'], when: { abroad: true } },
    { name: 'stay', label: 'The stay', fields: ['nights'] },
  ],
})
const lima = { id: 1, rev: 1, to: 'Lima', abroad: false, nights: 3 }

let user = userEvent.setup()
beforeEach(() => {
  user = userEvent.setup()
})
afterEach(cleanup)

function open(more: Partial<FormScreenProps<typeof trip.fields>> = {}) {
  const source = memorySource(trip, [lima])
  const create = vi.spyOn(source, 'create')
  const update = vi.spyOn(source, 'update')
  const page = render(<FormScreen entity={trip} source={source} steps {...more} />)
  return { source, create, update, ...page }
}

const title = () => screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('a page that fills in a record step by step', () => {
  it('has one button, goes through the steps, and saves from the answers at the end', async () => {
    const { create } = open()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await user.type(field(/^Where to/), 'Cusco{Enter}')
    expect(title()).toBe('The stay')
    await user.type(field(/^Nights/), '4')
    await press('Continue')
    expect(title()).toBe('Check your answers')
    expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(1)
    expect(create).not.toHaveBeenCalled()
    await press('Save')
    await screen.findByText(/^Saved \d/)
    expect(create.mock.calls).toHaveLength(1)
    expect(create.mock.calls[0]?.[0]).toMatchObject({ to: 'Cusco', nights: 4 })
  })

  it('sends nothing of a step that is not asked for any more', async () => {
    const { create } = open()
    await user.type(field(/^Where to/), 'Cusco')
    await user.click(screen.getByRole('checkbox', { name: 'Abroad' }))
    await press('Continue')
    await user.type(field(/^Visa/), 'V-1{Enter}')
    await user.type(field(/^Nights/), '4{Enter}')
    await press('Change Abroad')
    await user.click(screen.getByRole('checkbox', { name: 'Abroad' }))
    await press('Continue')
    await press('Save')
    await screen.findByText(/^Saved \d/)
    expect(create.mock.calls[0]?.[0]).not.toHaveProperty('visa')
  })

  it('begins with the first step that is not finished when a record is edited, and sends what was changed', async () => {
    const { update } = open({ id: 1 })
    await screen.findByRole('heading', { name: 'Check your answers' })
    await press('Change Nights')
    await user.clear(field(/^Nights/))
    await user.type(field(/^Nights/), '5{Enter}')
    await press('Save')
    await screen.findByText(/^Saved \d/)
    expect(update.mock.lastCall?.[1]).toEqual({ nights: 5 })
  })

  it('settles a conflict as a form on one page does', async () => {
    const { source, update } = open({ id: 1 })
    await screen.findByRole('heading', { name: 'Check your answers' })
    await press('Change Nights')
    await user.clear(field(/^Nights/))
    await user.type(field(/^Nights/), '5{Enter}')
    await source.update?.(1, { nights: 9 }, { ifMatch: 1 })
    await press('Save')
    await user.click(await screen.findByRole('button', { name: /Save my version/ }))
    await screen.findByText(/^Saved \d/)
    expect(update.mock.lastCall?.[1]).toEqual({ nights: 5 })
  })

  it('does not miss a required answer in a step that is not asked for', async () => {
    const create = vi.fn((values: object) => Promise.resolve({ ...lima, visa: '', ...values }))
    render(<FormScreen entity={strictTrip} source={{ ...memorySource(strictTrip, []), create }} steps />)
    await user.type(field(/^Where to/), 'Cusco{Enter}')
    await user.type(field(/^Nights/), '4{Enter}')
    expect(title()).toBe('Check your answers')
    await press('Save')
    await screen.findByText(/^Saved \d/)
    expect(create).toHaveBeenCalledOnce()
  })

  describe('that could not be saved, from a step to which the person went back', () => {
    const failOnce = async (status: number, more: Partial<FormScreenProps<typeof trip.fields>> = {}) => {
      const { create } = open({ defaults: { to: 'Lima', nights: 3 }, ...more })
      create.mockRejectedValueOnce(new ProblemError({ status, title: 'Not now' }))
      await press('Continue')
      await press('Continue')
      await press('Save')
      await waitFor(() => expect(create).toHaveBeenCalledOnce())
      return create
    }

    it('is saved with “Try again”, and does not go on by a step', async () => {
      const create = await failOnce(503)
      await press('Back')
      await user.type(field(/^Nights/), '0')
      await user.click(await screen.findByRole('button', { name: 'Try again' }))
      await screen.findByText(/^Saved \d/)
      expect(create.mock.lastCall?.[0]).toMatchObject({ nights: 30 })
      expect(title()).toBe('The stay')
    })

    it('is saved after signing in', async () => {
      const create = await failOnce(401, { onSessionEnd: () => Promise.resolve() })
      await press('Back')
      await user.click(await screen.findByRole('button', { name: 'Sign in' }))
      await screen.findByText(/^Saved \d/)
      expect(create).toHaveBeenCalledTimes(2)
    })

    it('is saved by itself once there is a connection', async () => {
      const create = await failOnce(0)
      await press('Back')
      window.dispatchEvent(new Event('online'))
      await screen.findByText(/^Saved \d/)
      expect(create).toHaveBeenCalledTimes(2)
    })

    it('is not sent with a wrong answer', async () => {
      const create = await failOnce(503)
      await press('Back')
      await user.type(field(/^Nights/), '1')
      await press('Try again')
      await screen.findByRole('link', { name: /30/ })
      expect(title()).toBe('The stay')
      expect(create).toHaveBeenCalledOnce()
    })

    it('is led to a step that it asks for by now', async () => {
      const create = vi.fn(() => Promise.reject(new ProblemError({ status: 503, title: 'Not now' })))
      const source = { ...memorySource(strictTrip, []), create }
      render(<FormScreen entity={strictTrip} source={source} defaults={{ to: 'Lima', nights: 3 }} steps />)
      await press('Continue')
      await press('Continue')
      await press('Save')
      await screen.findByRole('button', { name: 'Try again' })
      await press('Change Abroad')
      await user.click(screen.getByRole('checkbox', { name: 'Abroad' }))
      await press('Try again')
      await waitFor(() => expect(title()).toMatch(/Visa number/))
      expect(create).toHaveBeenCalledOnce()
    })
  })

  it('leads to the step of a field that the server rejects', async () => {
    const { create } = open({ defaults: { to: 'Lima', nights: 3 } })
    create.mockRejectedValueOnce(
      new ProblemError({
        status: 422,
        title: 'Rejected',
        issues: [
          {
            path: ['to'],
            rule: 'known',
            params: {},
            severity: 'error',
            source: 'server',
            message: 'Enter a city that we fly to',
          },
        ],
      }),
    )
    await press('Continue')
    await press('Continue')
    await press('Save')
    await waitFor(() => expect(title()).toBe('The place'))
    const summary = screen.getByRole('group', { name: 'There is a problem' })
    await user.click(within(summary).getByRole('link', { name: /Enter a city that we fly to/ }))
    expect(document.activeElement).toBe(field(/^Where to/))
  })

  it('goes on at the first step that is not finished once a draft is restored', async () => {
    const kept: KeptDraft = {
      id: 'one',
      key: 'trip/new',
      person: 'ada',
      at: Date.now(),
      until: Date.now() + 1e9,
      values: [{ name: 'to', value: 'Cusco', base: undefined }],
      leftOut: [],
    }
    const drafts: DraftStore = {
      read: () => Promise.resolve([kept]),
      write: () => Promise.resolve(),
      remove: () => Promise.resolve(),
      forget: () => Promise.resolve(),
    }
    open({ draft: { person: 'ada', key: 'trip/new', drafts } })
    expect(title()).toBe('The place')
    await user.click(await screen.findByRole('button', { name: /Restore|Continue with|Use/ }))
    expect(title()).toBe('The stay')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The stay' }))
    await press('Back')
    expect(field(/^Where to/).value).toBe('Cusco')
  })

  it('shows all at once what cannot be saved', async () => {
    const { update: _, ...source } = memorySource(trip, [lima])
    render(<FormScreen entity={trip} source={source} id={1} steps />)
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nights' })).value).toBe('3')
    expect(field(/^Where to/).readOnly).toBe(true)
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  })
})
