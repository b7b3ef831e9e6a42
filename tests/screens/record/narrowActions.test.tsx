import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DetailScreenView } from '../../../src/screens/record/DetailScreenView'

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { matches: query.includes('<'), media: query }) as MediaQueryList,
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const buttons = () =>
  [...document.querySelectorAll('.sw-PageHeader-actions :is(a, button)')].map(
    (button) => button.textContent || button.getAttribute('aria-label'),
  )
const page = { status: 'ready', title: 'Gull', items: [] } as const

it('has the primary action first on a phone, and the others in a menu', async () => {
  const onRemove = vi.fn()
  const onVerify = vi.fn()
  render(
    <DetailScreenView
      {...page}
      editHref="#edit"
      duplicateHref="#copy"
      onRemove={onRemove}
      removeReason="Only drafts can be removed."
      transitions={[
        { name: 'return', label: 'Send back', tone: 'danger', onAction: () => {} },
        { name: 'verify', label: 'Verify', tone: 'neutral', onAction: onVerify },
      ]}
    />,
  )
  expect(buttons()).toEqual(['Verify', 'Actions'])
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }))
  expect(onVerify).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Actions' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.querySelector('[slot="label"]')?.textContent ?? item.textContent)).toEqual([
    'Edit',
    'Send back',
    'Duplicate',
    expect.stringContaining('Remove'),
  ])
  expect(items.at(-1)?.textContent).toContain('Only drafts can be removed.')
})

it('has "Edit" first where there is no way on, and no menu where there is nothing else', () => {
  render(<DetailScreenView {...page} editHref="#edit" />)
  expect(buttons()).toEqual(['Edit'])
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('#edit')
})
