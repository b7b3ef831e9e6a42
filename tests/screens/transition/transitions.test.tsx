import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { dismissToast, getToasts } from '../../../src/components/toasts'
import type { DataSource } from '../../../src/data/DataSource'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choice } from '../../../src/spec/fields/fields'
import type { ErrorCatalogue } from '../../../src/spec/problems/ErrorCatalogue'
import { type Claim, claim, product, recordingSource } from '../list/claims'

// The dialog, which a page loads when it is asked for.
beforeAll(() => import('../../../src/screens/transition/TransitionForm'))

afterEach(() => {
  cleanup()
  for (const { id } of getToasts()) dismissToast(id)
})

interface Shown {
  role?: string
  errors?: ErrorCatalogue
  source?: ReturnType<typeof recordingSource>
  toasts?: boolean
}

/** A page of the product, with messages in passing. */
function show(
  page: ReactNode,
  { role = 'claimant', errors, source = recordingSource(), toasts = true }: Shown = {},
) {
  render(
    <ProductProvider product={{ ...product, errors }} sources={{ claim: source.source }} role={role} me="ada">
      {page}
      {toasts && <ToastRegion />}
    </ProductProvider>,
  )
  const taken = () => source.calls.filter(({ method }) => method === 'transition')
  return { ...source, taken }
}

const record = (id: string) => <DetailScreen entity={claim} id={id} />
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const state = () => document.querySelector('.sw-PageHeader .sw-Badge')?.textContent

describe('a record whose state no transition leads out of', () => {
  it('has no button out of use for what can never be done with it again', async () => {
    show(record('claim-4'), { role: 'cashier' })
    await screen.findByRole('heading', { level: 1, name: 'Train to paidtown' })
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull()
    expect(document.querySelector('.sw-PageHeader-actions')?.textContent).toBe('')
  })

  it('is not one that waits for a transition of another role', async () => {
    show(record('claim-2'), { role: 'cashier' })
    expect((await screen.findByRole('button', { name: 'Pay' })).getAttribute('aria-disabled')).toBe('true')
  })
})

/** The text that is announced with the name of a dialog. */
const descriptionOf = (dialog: HTMLElement) =>
  document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent

describe('a transition that asks for a yes', () => {
  it('changes nothing and sends nothing without one', async () => {
    const { taken } = show(record('claim-2'))
    await press('Withdraw')
    const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw: Train to senttown' })
    expect(descriptionOf(dialog)).toBe('It has to be sent again then.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(taken()).toEqual([])
    expect(state()).toBe('Sent')
  })
})

describe('a transition that asks for fields', () => {
  it('sends what was filled in, and shows what the server says of it beside its field', async () => {
    const { control, taken } = show(record('claim-2'), { role: 'approver' })
    await press('Approve')
    const dialog = await screen.findByRole('dialog', { name: 'Approve: Train to senttown' })
    expect(descriptionOf(dialog)).toBeUndefined()
    const remark = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Remark/ })
    expect(remark.value).toBe('remark on sent')
    control.fail = {
      status: 422,
      issues: [
        {
          path: ['remark'],
          rule: 'server',
          params: {},
          severity: 'error',
          source: 'server',
          message: 'Say which journey it was',
        },
      ],
    }
    await userEvent.clear(remark)
    await userEvent.type(remark, 'There and back')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(remark.getAttribute('aria-invalid')).toBe('true'))
    expect(within(dialog).getAllByText(/Say which journey it was/)).toHaveLength(2)
    expect(remark.value).toBe('There and back')
    control.fail = undefined
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(state()).toBe('Approved'))
    expect(taken().at(-1)?.args.slice(0, 3)).toEqual(['claim-2', 'approve', { remark: 'There and back' }])
  })

  it('keeps what was filled in while the service is away', async () => {
    const { control } = show(record('claim-2'), { role: 'approver' })
    await press('Approve')
    const dialog = await screen.findByRole('dialog')
    control.fail = { status: 500 }
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Remark/ }), ', twice')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    const news = await within(dialog).findByRole('group', { name: 'Not done: Approve' })
    expect(news.textContent).toContain('The service has a problem of its own.')
    control.fail = undefined
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(state()).toBe('Approved'))
    expect(screen.getByText('remark on sent, twice')).toBeTruthy()
  })
})

describe('a record that someone else changed', () => {
  it('says that the step is not possible any more, why, and what the record is now', async () => {
    const shown = show(record('claim-1'))
    await screen.findByRole('button', { name: 'Send' })
    shown.control.fail = ({ method }) =>
      method === 'transition' ? { status: 409, detail: 'Sent at noon' } : undefined
    shown.control.changeElsewhere('claim-1', { status: 'sent' })
    await press('Send')
    const news = await screen.findByRole('group', { name: 'No longer possible: Send' })
    expect(news.textContent).toContain('Only while status is Draft. Sent at noon.')
    expect(within(news).queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(state()).toBe('Sent')
    await userEvent.click(within(news).getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('group', { name: /Send/ })).toBeNull()
  })

  it('is shown as it is now, and the step is taken from there when a person still wants it', async () => {
    const shown = show(record('claim-1'))
    await screen.findByRole('button', { name: 'Send' })
    shown.control.changeElsewhere('claim-1', { amount: 'twice as much' })
    await press('Send')
    const news = await screen.findByRole('group', { name: 'Not done: Send' })
    expect(news.textContent).toContain('Someone else has changed it since.')
    expect(screen.getByText('twice as much')).toBeTruthy()
    await userEvent.click(within(news).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(state()).toBe('Sent'))
    expect(shown.taken().map(({ args }) => (args[3] as { ifMatch: unknown }).ifMatch)).toEqual([1, 2])
  })

  it('is said to be gone', async () => {
    const { control } = show(record('claim-1'))
    await screen.findByRole('button', { name: 'Send' })
    control.fail = { status: 404 }
    await press('Send')
    expect(await screen.findByRole('heading', { name: 'There is no such record' })).toBeTruthy()
  })
})

describe('a step that the source does not take', () => {
  it('is tried again under the same key, so that it has one effect', async () => {
    const { control, taken } = show(record('claim-1'))
    await screen.findByRole('button', { name: 'Send' })
    control.fail = { status: 503 }
    await press('Send')
    const news = await screen.findByRole('group', { name: 'Not done: Send' })
    control.fail = undefined
    await userEvent.click(within(news).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(state()).toBe('Sent'))
    const keys = taken().map(({ args }) => (args[3] as { idempotencyKey: string }).idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('is sent once, however often the button is pressed', async () => {
    const { taken, control } = show(record('claim-1'))
    const send = await screen.findByRole('button', { name: 'Send' })
    control.delay = 300
    await userEvent.tripleClick(send)
    expect(send.dataset['pending']).toBe('true')
    await waitFor(() => expect(state()).toBe('Sent'))
    expect(taken()).toHaveLength(1)
  })

  it.each([
    ['giveUp', 'screen', false],
    ['retry', 'screen', true],
  ] as const)('says the words of the catalogue, and with “%s” its next step', async (next, place, again) => {
    const errors: ErrorCatalogue = {
      closed: { title: 'The year is closed', message: 'Write a new claim.', place, next, status: 409 },
    }
    const { control } = show(record('claim-1'), { errors })
    await screen.findByRole('button', { name: 'Send' })
    control.fail = ({ method }) => (method === 'transition' ? { status: 409 } : undefined)
    await press('Send')
    const news = await screen.findByRole('group', { name: 'Not done: Send' })
    expect(news.textContent).toContain('The year is closed. Write a new claim.')
    expect(within(news).queryByRole('button', { name: 'Try again' }) !== null).toBe(again)
  })

  it.each([true, false])(
    'says in passing what the catalogue wants so, where there is a place for it: %s',
    async (toasts) => {
      const errors: ErrorCatalogue = {
        busy: { title: 'The bank does not answer', place: 'toast', next: 'retry', status: 503 },
      }
      const { control } = show(record('claim-1'), { errors, toasts })
      await screen.findByRole('button', { name: 'Send' })
      control.fail = { status: 503 }
      await press('Send')
      await screen.findAllByText(/The bank does not answer/)
      const inPassing = document.querySelector('.sw-Toast')?.textContent ?? ''
      expect(inPassing.includes('The bank does not answer')).toBe(toasts)
      expect(screen.queryByRole('group', { name: 'Not done: Send' }) === null).toBe(toasts)
    },
  )
})

describe('a step back', () => {
  it('is offered where the transition names it and the role may take it', async () => {
    show(record('claim-1'))
    await press('Send')
    await waitFor(() => expect(state()).toBe('Sent'))
    await press('Undo')
    await waitFor(() => expect(state()).toBe('Draft'))
  })

  it('is not offered where the role may not', async () => {
    const access = { claimant: { read: true, transition: { send: true } } }
    const entity = defineEntity({ ...claim, access }) as unknown as typeof claim
    show(<DetailScreen entity={entity} id="claim-1" />)
    await press('Send')
    await screen.findByText('Train to drafttown: Sent', { selector: '.sw-Toast-message' })
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

describe('a source without transitions of its own', () => {
  const { transition: _, ...plain } = recordingSource().source

  it('offers none where the server alone sets the state, and the developer is told', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(<DetailScreen entity={claim} source={plain} id="claim-1" />)
    await screen.findByRole('heading', { name: 'Train to drafttown' })
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
    expect(said).toHaveBeenCalledWith(expect.stringContaining('has no way to take transitions'))
    said.mockRestore()
  })

  it('updates the state where it is a field like others', async () => {
    const status = choice(['draft', 'sent', 'approved', 'paid'], { label: 'Status' })
    const declared: object = { ...claim, fields: { ...claim.fields, status } }
    const entity = defineEntity(declared as typeof claim)
    const calls: unknown[] = []
    const source: DataSource<Claim> = {
      ...plain,
      update: async (id, changes) => {
        calls.push([id, changes])
        return { ...(await plain.get!(id)), ...changes, rev: 2 }
      },
    }
    render(<DetailScreen entity={entity} source={source} id="claim-1" />)
    await press('Send')
    await waitFor(() => expect(state()).toBe('Sent'))
    expect(calls).toEqual([['claim-1', { status: 'sent' }]])
  })
})
