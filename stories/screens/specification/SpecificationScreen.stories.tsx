import { expect, fn, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { SpecificationScreen } from '../../../src/screens/specification/SpecificationScreen'
import { billing } from '../../fixtures/billing/billing'

const meta = preview.meta({
  title: 'Screens/SpecificationScreen',
  component: SpecificationScreen,
  parameters: { layout: 'fullscreen', visual: { until: '.sw-StateDiagram-drawing' } },
  args: { product: billing },
})

/** Before an auditor comes, the whole product is read on one page: nine sections, states drawn, rights in words. */
export const Whole = meta.story({
  parameters: { visual: { skip: 'eight windows high; its parts are in the pictures of the view' } },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(headings).toHaveLength(10)
    await expect(headings[3]).toBe('4 States and transitions')
    await expect(await canvas.findByRole('img', { name: /Diagram of \d states of Invoices/ })).toBeVisible()
    const rights = canvas.getByRole('region', { name: /^6/ })
    await expect(within(rights).getAllByRole('columnheader', { name: 'change' })[0]).toBeVisible()
    const clerk = within(rights).getAllByRole('rowheader', { name: 'clerk' })
    await expect(clerk.length).toBeGreaterThan(0)
    await expect(within(rights).getAllByText(/only while/i)[0]).toBeVisible()
  },
})

/** Its contents lead to a section, and the keyboard goes on from there. */
export const Contents = meta.story({
  parameters: { visual: { skip: 'looks like "Whole"' } },
  play: async ({ canvas, userEvent }) => {
    const contents = canvas.getByRole('navigation', { name: 'On this page' })
    await userEvent.click(within(contents).getByRole('link', { name: 'Error catalogue' }))
    await expect(canvas.getByRole('heading', { name: '8 Error catalogue' })).toHaveFocus()
  },
})

/** It is printed from the page itself. */
export const Printed = meta.story({
  parameters: { visual: { skip: 'looks like "Whole"' } },
  play: async ({ canvas, userEvent }) => {
    const { print } = window
    const asked = fn()
    window.print = asked
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    window.print = print
    await expect(asked).toHaveBeenCalledOnce()
  },
})
