import preview from '#.storybook/preview'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Trash from 'lucide-react/icons/trash-2'
import { expect, screen, waitFor } from 'storybook/test'
import { Menu } from '../../src/components/Menu'
import { ForcedParts } from '../fixtures/ForcedParts'

const meta = preview.meta({
  title: 'Components/Menu/States',
  component: Menu,
  tags: ['states', '!autodocs'],
  // An item's description says its effect, and why it cannot be chosen now; its name is the label alone, as it should be.
  parameters: { a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } } },
})

const icon = <Trash className="sw-icon" />
const reason = 'Reports that were sent are kept'

/** The menu has the focus on one item at a time: here are those of all kinds that have it, below those that have not. */
const reached = { '.sw-Menu-item[data-key$="-reached"]': 'focus' } as const

/** Items of each kind, left alone and reached: with an icon, with a description, dangerous, out of use. */
export const Items = meta.story({
  args: {
    label: 'Report',
    items: [
      { id: 'copy', label: 'Duplicate', icon: <Copy className="sw-icon" /> },
      { id: 'copy-reached', label: 'Duplicate as draft', icon: <Copy className="sw-icon" /> },
      {
        id: 'all',
        title: 'All 10,000 reports',
        items: [
          { id: 'csv', label: 'Download as CSV', icon: <Download className="sw-icon" /> },
          { id: 'pdf-reached', label: 'Download as PDF', description: 'One page for each report' },
        ],
      },
      {
        id: 'final',
        title: 'Not to be taken back',
        items: [
          { id: 'remove', label: 'Remove', icon, tone: 'danger' },
          { id: 'remove-reached', label: 'Remove for all', icon, tone: 'danger' },
          { id: 'purge', label: 'Purge', icon, tone: 'danger', disabledReason: reason },
          { id: 'purge-reached', label: 'Purge for all', icon, tone: 'danger', disabledReason: reason },
        ],
      },
      { id: 'print', label: 'Print' },
    ],
  },
  render: (args) => (
    <ForcedParts parts={reached}>
      <div style={{ minBlockSize: 560 }}>
        <Menu {...args} />
      </div>
    </ForcedParts>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }))
    const ground = (name: string) => getComputedStyle(screen.getByRole('menuitem', { name })).backgroundColor
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Report' })).toBeVisible())
    await expect(ground('Duplicate as draft')).not.toBe(ground('Duplicate'))
    await expect(ground('Remove for all')).not.toBe(ground('Duplicate as draft'))
    await expect(ground('Purge for all')).toBe(ground('Duplicate as draft'))
  },
})
