import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { dismissToast, getToasts } from '../../../src/components/toasts'
import { restSource } from '../../../src/data/restSource'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { choice, defineEntity, integer, text } from '../../../src/spec'
import { stubFetch } from '../../data/stubFetch'

beforeAll(() => import('../../../src/screens/transition/TransitionForm'))
afterEach(() => {
  cleanup()
  for (const { id } of getToasts()) dismissToast(id)
})

const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  title: 'buyer',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    buyer: text({ label: 'Buyer' }),
    reason: text({ label: 'Reason' }),
    status: choice(['open', 'refused'], { label: 'State', readOnly: true }),
  },
  states: { field: 'status', initial: 'open', final: ['refused'] },
  transitions: {
    refuse: { from: ['open'], to: 'refused', label: 'Refuse', ask: ['reason'], undo: 'reopen' },
    reopen: { from: ['refused'], to: 'open', label: 'Reopen' },
  },
})

it('over REST a transition is taken, undone, and what was written with it put back', async () => {
  let record: Record<string, unknown> = { id: 7, rev: 1, buyer: 'Owl', status: 'open' }
  const { fetch, asked } = stubFetch(({ method, url, body }) => {
    if (method === 'GET') return { body: record }
    const status = url.endsWith('/refuse') ? 'refused' : 'open'
    record = { ...record, ...(body as object), status, rev: Number(record.rev) + 1 }
    return { body: record }
  })
  const source = restSource(order, { url: '/api/orders', fetch, transition: '/{transition}' })
  render(
    <>
      <DetailScreen entity={order} source={source} id={7} />
      <ToastRegion />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox'), 'Too late')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  const writes = () => asked.filter(({ method }) => method !== 'GET')
  await waitFor(() =>
    expect(
      writes().map(({ method, url, body, headers }) => [method, url, body, headers.get('if-match')]),
    ).toEqual([
      ['POST', '/api/orders/7/refuse', { reason: 'Too late' }, '"1"'],
      ['POST', '/api/orders/7/reopen', {}, '"2"'],
      ['PATCH', '/api/orders/7', { reason: null }, '"3"'],
    ]),
  )
  await screen.findByText('Owl: Open', { selector: '.sw-Toast-message' })
})
