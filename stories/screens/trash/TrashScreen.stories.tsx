import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { ProblemError } from '../../../src/data/problems'
import { TrashScreen, type TrashScreenProps } from '../../../src/screens/trash/TrashScreen'
import type { TrashTarget } from '../../../src/screens/trash/trashState'
import { customer, invoice } from '../../product/workshop'
import { trashOfWorkshop } from './removed'

interface PageProps extends Partial<TrashScreenProps> {
  /** Why no record comes back. */
  problem?: ProblemError
}

/** The trash of a bicycle workshop: customers, and invoices that refer to them. */
function Page({ problem, ...props }: PageProps) {
  const [targets] = useState(() => {
    const sources = trashOfWorkshop()
    if (problem) sources.invoice.control.fail = ({ method }) => (method === 'restore' ? problem : undefined)
    return [
      { entity: customer, source: sources.customer },
      { entity: invoice, source: sources.invoice },
    ] as readonly TrashTarget[]
  })
  return (
    <>
      <TrashScreen targets={targets} {...props} />
      <ToastRegion />
    </>
  )
}

const meta = preview.meta({
  title: 'Screens/TrashScreen',
  component: Page,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
})

const rowOf = (title: string) => screen.findByRole('row', { name: new RegExp(title) })
const restoreText = /^(Restore|استعادة) /

/** An invoice whose customer was removed with it: both come back, the customer first, once the person has agreed. */
export const WithItsCustomer = meta.story({
  parameters: { visual: { skip: 'seen in the view' } },
  play: async ({ userEvent }) => {
    await userEvent.click(within(await rowOf('INV-2041')).getByRole('button', { name: restoreText }))
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent('“Lyon Cycles”')
    await userEvent.click(within(question).getByRole('button', { name: /^(Restore all|استعادة الكل)$/ }))
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: /INV-2041|Lyon Cycles/ })).not.toBeInTheDocument(),
    )
    await expect(await rowOf('INV-2036')).toBeInTheDocument()
  },
})

/** The name of a record that goes for good is typed first: a mere Enter removes nothing and says what to enter. */
export const ForGood = meta.story({
  parameters: { visual: { skip: 'seen in the view' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await rowOf('Tandem')).getByRole('button', { name: /for good|نهائيًا/ }))
    const box = within(await screen.findByRole('alertdialog')).getByRole('textbox')
    await userEvent.type(box, 'Tandem{Enter}')
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Tandem & Cie/))
    await userEvent.clear(box)
    await userEvent.type(box, 'Tandem & Cie{Enter}')
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Tandem/ })).not.toBeInTheDocument())
  },
})

/** The trash is emptied by the number of what is in it. */
export const Emptied = meta.story({
  play: async ({ canvas, userEvent }) => {
    await rowOf('INV-2041')
    await userEvent.click(canvas.getByRole('button', { name: /^(Empty the trash|إفراغ السلة)$/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.type(question.getByRole('textbox'), '5{Enter}')
    await expect(await canvas.findByRole('heading', { level: 2, name: /empty|فارغة/ })).toBeInTheDocument()
  },
})

/** Two invoices are selected and brought back; of a closed month they stay, and the reason stands above the list. */
export const Rejected = meta.story({
  args: {
    problem: new ProblemError({ status: 423, title: 'Locked', detail: 'The month is closed.' }),
    only: 'invoice',
  },
  play: async ({ canvas, userEvent }) => {
    for (const title of ['INV-2036', 'INV-2017']) {
      await userEvent.click(within(await rowOf(title)).getByRole('checkbox'))
    }
    await userEvent.click(canvas.getByRole('button', { name: /^(Restore|استعادة)$/ }))
    await waitFor(() => expect(canvas.getByText(/^(2 were not restored|لم يُستعَد سجلان)$/)).toBeInTheDocument())
    await expect(canvas.getAllByText(/The month is closed/)).toHaveLength(2)
    await expect(await rowOf('INV-2036')).toBeInTheDocument()
  },
})
