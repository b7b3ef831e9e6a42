import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { PageHeader } from '../../../src/components/PageHeader'
import { TextField } from '../../../src/fields/TextField'
import { KeyboardHelp, type KeyboardHelpProps } from '../../../src/screens/help/KeyboardHelp'
import { useKeyboardHelp } from '../../../src/screens/help/useKeyboardHelp'
import { Workshop } from '../../product/Workshop'

/** A page of a host with keys of its own. */
function Timetable(props: KeyboardHelpProps) {
  useKeyboardHelp(timetable)
  return (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start', maxInlineSize: '28rem' }}>
      <PageHeader title="Timetable" />
      <TextField label="Line" />
      <KeyboardHelp {...props} />
    </div>
  )
}

const timetable = {
  label: 'Timetable',
  shortcuts: [
    { keys: 'J', label: 'Later departures' },
    { keys: 'Shift+J', label: 'Last departure' },
  ],
}

const meta = preview.meta({
  title: 'Screens/KeyboardHelp',
  component: Timetable,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
})

const dialog = () => screen.findByRole('dialog', { name: /Keyboard shortcuts|اختصارات/ })

/** The button stands where the host has put it, and says by which key it opens as well. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Keyboard shortcuts|اختصارات/ })
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(button).toHaveTextContent('?')
  },
})

/** A question mark is written into a field like any other sign; elsewhere it opens the help, with the host's own keys in it. */
export const OwnKeys = meta.story({
  parameters: { visual: { until: '.sw-KeyboardHelpView', modes: ['light', 'narrow'] } },
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole('textbox', { name: 'Line' })
    await userEvent.type(line, '9?')
    await expect(line).toHaveValue('9?')
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.tab()
    await userEvent.keyboard('?')
    const group = within(await dialog()).getByRole('region', { name: 'Timetable' })
    await expect(within(group).getByText('Last departure')).toBeInTheDocument()
  },
})

/** Who dictates turns the key off, in the help itself; the button still opens it. */
export const TurnedOff = meta.story({
  parameters: { visual: { skip: 'seen as "OwnKeys"' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Keyboard shortcuts|اختصارات/ }))
    const key = await screen.findByRole('switch')
    try {
      await userEvent.click(key)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await userEvent.keyboard('?')
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      await userEvent.click(canvas.getByRole('button', { name: /Keyboard shortcuts|اختصارات/ }))
      await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked())
    } finally {
      await userEvent.click(await screen.findByRole('switch'))
    }
    await expect(screen.getByRole('switch')).toBeChecked()
  },
})

/** In a product it lists what the screen at hand has: a list that can be sorted and selected, its search, and no board. */
export const OfAList = meta.story({
  render: () => <Workshop />,
  parameters: { layout: 'fullscreen', visual: { until: '.sw-KeyboardHelpView', modes: ['light', 'narrow'] } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Invoices' })
    await canvas.findByRole('grid')
    await userEvent.keyboard('?')
    const help = within(await dialog())
    const list = await help.findByRole('region', { name: /^(List|القائمة)$/ })
    await expect(within(list).getByText(/^(Select the row|تحديد الصف)$/)).toBeInTheDocument()
    await expect(help.getByRole('region', { name: /^(Search box|مربع البحث)$/ })).toBeInTheDocument()
    await expect(help.queryByRole('region', { name: /^(Board|اللوحة)$/ })).not.toBeInTheDocument()
  },
})
