import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { dismissToast, getToasts } from '../../../src/components/toasts'
import { ProblemError } from '../../../src/data/problems'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { claim, product, recordingSource } from '../list/claims'

beforeAll(() => import('../../../src/screens/transition/TransitionForm'))
beforeEach(() => {
  cleanup()
  for (const { id } of getToasts()) dismissToast(id)
})

/** A product whose source is optimistic, and the end of the write that it is waiting for. */
function optimisticProduct() {
  const { source } = recordingSource()
  let reject = (_reason: Error) => {}
  const held = () => new Promise<never>((_, refuse) => (reject = refuse))
  const sources = { claim: { ...source, optimistic: true, remove: held, transition: held } }
  const page = (shown: React.ReactNode) => (
    <ProductProvider product={product} sources={sources} role="claimant" me="ada">
      {shown}
      <ToastRegion />
    </ProductProvider>
  )
  const fail = (detail: string) => act(async () => reject(new ProblemError({ status: 422, detail })))
  return { page, fail }
}

describe('a source that is optimistic', () => {
  it('lets a person go on at once after a removal, and says in the server’s words that it did not come about', async () => {
    const { page, fail } = optimisticProduct()
    const onRemoved = vi.fn()
    const { rerender } = render(page(<DetailScreen entity={claim} id="claim-1" onRemoved={onRemoved} />))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce())

    rerender(page(<ListScreen entity={claim} fields={['what']} />))
    await screen.findAllByText('3 claims')

    await fail('The trip is booked.')
    await screen.findAllByText('4 claims')
    expect(getToasts().map(({ message }) => message)).toEqual([
      expect.stringMatching(/This was not removed\..*The trip is booked\./),
    ])
  })

  it('shows the next state at once, and the one before with the reason when it is not reached', async () => {
    const { page, fail } = optimisticProduct()
    render(page(<DetailScreen entity={claim} id="claim-1" />))
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.getAllByText('Sent').length).toBeGreaterThan(0))
    await fail('The month is closed.')
    await screen.findAllByText(/The month is closed\./)
    expect(screen.queryByText('Sent')).toBeNull()
    expect(screen.getAllByText('Draft').length).toBeGreaterThan(0)
  })
})
