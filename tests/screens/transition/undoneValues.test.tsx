import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { dismissToast, getToasts } from '../../../src/components/toasts'
import type { DataSource } from '../../../src/data/DataSource'
import { memorySource } from '../../../src/data/memorySource'
import { ProblemError } from '../../../src/data/problems'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { readTakeable, takeBack } from '../../../src/screens/transition/takeBack'
import {
  choice,
  defineEntity,
  defineProduct,
  integer,
  type RecordOf,
  rule,
  text,
  transitionsOf,
} from '../../../src/spec'

beforeAll(() => import('../../../src/screens/transition/TransitionForm'))
afterEach(() => {
  cleanup()
  for (const { id } of getToasts()) dismissToast(id)
})

const loan = defineEntity({
  name: 'loan',
  labels: ['Loan', 'Loans'],
  id: 'id',
  title: 'work',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    work: text({ label: 'Work', required: true }),
    reason: text({ label: 'Reason' }),
    status: choice(['asked', 'declined'], { label: 'State', readOnly: true }),
  },
  states: { field: 'status', initial: 'asked', final: ['declined'] },
  transitions: {
    decline: {
      from: ['asked'],
      to: 'declined',
      label: 'Decline',
      tone: 'danger',
      ask: ['reason'],
      undo: 'reopen',
    },
    reopen: { from: ['declined'], to: 'asked', label: 'Reopen' },
  },
  access: {
    registrar: {
      read: true,
      update: { status: 'asked' },
      transition: { decline: true, reopen: true },
    },
    guard: { read: true, transition: { decline: true, reopen: true } },
  },
})
type Loan = RecordOf<typeof loan>

const product = defineProduct({ entities: [loan], roles: { registrar: {}, guard: {} } })

interface Declined {
  reason?: string
  /** The text that is written when it is declined. */
  words?: string
  role?: string
  wrap?: (source: DataSource<Loan>) => DataSource<Loan>
}

/** A page on which a loan was declined. */
async function decline({
  reason,
  words = 'Too fragile',
  role = 'registrar',
  wrap = (source) => source,
}: Declined = {}) {
  const kept = memorySource(loan, [
    { id: 1, rev: 1, work: 'Owl', status: 'asked', ...(reason && { reason }) },
  ])
  render(
    <ProductProvider product={product} sources={{ loan: wrap(kept) }} role={role}>
      <DetailScreen entity={loan} id={1} />
      <ToastRegion />
    </ProductProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = await screen.findByRole('dialog', { name: 'Decline: Owl' })
  const box = within(dialog).getByRole('textbox', { name: /^Reason/ })
  await userEvent.clear(box)
  await userEvent.type(box, words)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }))
  await waitFor(async () => expect(await kept.get(1)).toMatchObject({ status: 'declined', reason: words }))
  return kept
}

/** A page on which a loan was declined, and that taken back. */
async function undoDeclined(declined?: Declined) {
  const kept = await decline(declined)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await kept.get(1)).toMatchObject({ status: 'asked' }))
  return kept
}

it('an undone transition takes back the reason that was written with it', async () => {
  const kept = await undoDeclined()
  await waitFor(async () => expect((await kept.get(1)).reason ?? null).toBeNull())
  expect(screen.queryByText('Too fragile')).toBeNull()
  await screen.findByText('Owl: Asked', { selector: '.sw-Toast-message' })
})

it('an undone transition puts back the reason that was there before', async () => {
  const kept = await undoDeclined({ reason: 'Under study' })
  await waitFor(async () => expect((await kept.get(1)).reason).toBe('Under study'))
  await screen.findByText('Under study')
})

const declinedText = () => screen.findByText('Owl: Declined', { selector: '.sw-Toast-message' })

it('is not offered where the role may not put back what was written with it', async () => {
  await decline({ role: 'guard' })
  await declinedText()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('is not offered where the source can put nothing back', async () => {
  await decline({
    wrap: (source) => {
      const { update: _, ...rest } = source
      return rest
    },
  })
  await declinedText()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('is offered to that role too where what was asked is as it was', async () => {
  const kept = await undoDeclined({ role: 'guard', reason: 'Too fragile' })
  await screen.findByText('Owl: Asked', { selector: '.sw-Toast-message' })
  expect((await kept.get(1)).reason).toBe('Too fragile')
})

it('is offered to that role too where the way back asks for the same, and so puts it back', async () => {
  const entity = defineEntity({
    ...(loan as object),
    transitions: {
      ...loan.transitions,
      reopen: { from: ['declined'], to: 'asked', label: 'Reopen', ask: ['reason'] },
    },
  } as unknown as typeof loan)
  const kept = memorySource(entity, [{ id: 1, rev: 1, work: 'Owl', status: 'asked', reason: 'Under study' }])
  render(
    <ProductProvider product={{ ...product, entities: [entity] }} sources={{ loan: kept }} role="guard">
      <DetailScreen entity={entity} id={1} />
      <ToastRegion />
    </ProductProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox'), ' by the museum')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () =>
    expect(await kept.get(1)).toMatchObject({ status: 'asked', reason: 'Under study' }),
  )
})

it('puts the reason back where the state is a field like others, too', async () => {
  const calls: unknown[] = []
  const status = choice(['asked', 'declined'], { label: 'State' })
  const declared: object = { ...loan, access: undefined, fields: { ...loan.fields, status } }
  const entity = defineEntity(declared as typeof loan)
  const kept = memorySource(entity, [{ id: 1, rev: 1, work: 'Owl', status: 'asked' }])
  const { transition: _, ...plain } = kept
  const source: DataSource<Loan> = {
    ...plain,
    update: (id, changes, options) => {
      calls.push(changes)
      return kept.update(id, changes, options)
    },
  }
  render(
    <>
      <DetailScreen entity={entity} source={source} id={1} />
      <ToastRegion />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox'), 'Too fragile')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(calls).toEqual([
      { reason: 'Too fragile', status: 'declined' },
      { status: 'asked' },
      { reason: null },
    ]),
  )
})

it('says which fields could not be put back, and not that the state was', async () => {
  await undoDeclined({
    wrap: (source) => ({
      ...source,
      update: () => Promise.reject(new ProblemError({ status: 503 })),
    }),
  })
  await screen.findByText(/^It could not be taken back: Reason/, { selector: '.sw-Toast-message' })
})

const askingBack = (back: object, rules: readonly object[] = []) =>
  defineEntity({
    ...(loan as object),
    access: undefined,
    fields: { ...loan.fields, note: text({ label: 'Note' }) },
    transitions: {
      decline: { from: ['asked'], to: 'declined', label: 'Decline', undo: 'reopen' },
      reopen: { from: ['declined'], to: 'asked', label: 'Reopen', ...back },
    },
    rules,
  } as unknown as typeof loan)

/** A page on which a loan was declined whose way back asks for something. */
async function declineAtOnce(entity: typeof loan, note?: string) {
  const kept = memorySource(entity, [{ id: 1, rev: 1, work: 'Owl', status: 'asked', ...(note && { note }) }])
  const taken = vi.spyOn(kept, 'transition')
  render(
    <>
      <DetailScreen entity={entity} source={kept} id={1} />
      <ToastRegion />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  await screen.findByText('Owl: Declined', { selector: '.sw-Toast-message' })
  return { kept, taken }
}

it.each([
  ['what the record had', 'Under study', 'Under study'],
  ['nothing where it had nothing, and need not', undefined, null],
])('a way back that asks is given %s', async (_, before, given) => {
  const { kept, taken } = await declineAtOnce(askingBack({ ask: ['note'] }), before)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await kept.get(1)).toMatchObject({ status: 'asked' }))
  expect(taken.mock.calls[1]?.slice(0, 3)).toEqual([1, 'reopen', { note: given }])
  await screen.findByText('Owl: Asked', { selector: '.sw-Toast-message' })
})

const wantsNote = rule({
  at: ['note'],
  when: { status: 'asked' },
  require: { note: { empty: false } },
  message: 'Enter why it is asked for',
})

it('is not offered where the way back needs what the record did not have', async () => {
  await declineAtOnce(askingBack({ ask: ['note'] }, [wantsNote]))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('is offered where the record had what the way back needs', async () => {
  const { kept } = await declineAtOnce(askingBack({ ask: ['note'] }, [wantsNote]), 'For the fair')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () =>
    expect(await kept.get(1)).toMatchObject({ status: 'asked', note: 'For the fair' }),
  )
})

it('is offered by a page that comes later as well, where the record still has what the way back asks for', async () => {
  const entity = askingBack({ ask: ['note'] }, [wantsNote])
  const kept = memorySource(entity, [
    { id: 1, rev: 1, work: 'Owl', status: 'declined', note: 'For the fair' },
    { id: 2, rev: 1, work: 'Hare', status: 'declined' },
  ] as never)
  const access = {
    entity,
    source: kept,
    can: () => ({ allowed: true }),
    transitionsOf: (record: unknown) => transitionsOf(entity, record),
  } as never
  const undo = { ids: [1, 2], transition: 'decline' }
  const records = await readTakeable(access, undo)
  expect(records).toMatchObject([{ id: 1 }])
  await takeBack(access, undo, records ?? [])
  expect(await kept.get(1)).toMatchObject({ status: 'asked', note: 'For the fair' })
})
