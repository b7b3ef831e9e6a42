import { useMemo } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../../src/components/Button'
import { PageHeader } from '../../../src/components/PageHeader'
import { TextField } from '../../../src/fields/TextField'
import { QuickJump, type QuickJumpProps } from '../../../src/screens/search/QuickJump'
import type { SearchTarget } from '../../../src/screens/search/SearchTarget'
import { customer, invoice, part } from '../../product/workshop'
import { workshopSources } from '../../product/workshopSources'

function Page(props: Partial<QuickJumpProps>) {
  const targets = useMemo((): readonly SearchTarget[] => {
    const sources = workshopSources()
    const of = (entity: object, source: object, path: string) =>
      ({
        entity,
        source,
        getHref: (id: string | number) => `#/${path}/${id}`,
        getListHref: (words: string) => `#/${path}?q=${words}`,
      }) as unknown as SearchTarget
    return [
      of(customer, sources.customer, 'customers'),
      of(invoice, sources.invoice, 'invoices'),
      of(part, sources.part, 'parts'),
    ]
  }, [])
  return (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '28rem' }}>
      <PageHeader title="Bicycle workshop" />
      <QuickJump
        targets={targets}
        delay={0}
        places={[
          { label: 'Invoices', href: '#/invoices' },
          { label: 'Customers', href: '#/customers' },
        ]}
        commands={[
          { label: 'Close the month', keywords: ['accounting'], onAction: handleClose },
          { label: 'New invoice', href: '#/invoices/new' },
        ]}
        {...props}
      />
      <TextField label="Note" />
      <Button>Save</Button>
    </div>
  )
}

const handleClose = fn()

const meta = preview.meta({
  title: 'Screens/QuickJump',
  component: Page,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
})

const opened = () => screen.findByRole('combobox', { name: 'Search or jump to' })

/** The button says by which keys it is opened as well. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search' })
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K')
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  },
})

/** A mechanic types a name: customers and what was written to them, and an arrow leads on. */
export const Searched = meta.story({
  parameters: { visual: { skip: 'seen as "Found"' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Note' }))
    await userEvent.keyboard('{Control>}k{/Control}')
    // Nothing waits: what is typed at once is not lost.
    await userEvent.keyboard('lyon')
    await waitFor(() => expect(screen.getAllByRole('option').length).toBe(3))
    await expect(await opened()).toHaveValue('lyon')
    const found = screen.getByRole('option', { name: /Amélie Rousseau.*City: Lyon/ })
    await waitFor(() => expect(found).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveFocus())
  },
})

/** Commands are found by other words too, and by their first letters. */
export const Command = meta.story({
  parameters: { visual: { until: '[role="combobox"]', modes: ['light', 'dark', 'narrow'] } },
  play: async ({ canvas, userEvent }) => {
    handleClose.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await opened()
    await userEvent.keyboard('accou')
    const option = await screen.findByRole('option', { name: 'Close the month' })
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(handleClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await opened()
    await userEvent.keyboard('ni')
    await expect(await screen.findByRole('option', { name: 'New invoice' })).toHaveAttribute(
      'href',
      '#/invoices/new',
    )
  },
})

/** The host uses Ctrl K itself: the button alone opens it. */
export const WithoutKeys = meta.story({
  args: { shortcut: false },
  parameters: { visual: { skip: 'the button without keys' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Search' })).not.toHaveAttribute('aria-keyshortcuts')
    await expect(within(canvasElement).queryByText('Ctrl')).not.toBeInTheDocument()
  },
})
