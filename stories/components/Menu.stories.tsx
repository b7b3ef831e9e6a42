import preview from '#.storybook/preview'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Trash from 'lucide-react/icons/trash-2'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Menu } from '../../src/components/Menu'

const onAction = fn()
const onChoice = fn()
const duplicate = { id: 'duplicate', label: 'Duplicate', icon: <Copy className="sw-icon" />, onAction }
const download = { id: 'download', label: 'Download as CSV', icon: <Download className="sw-icon" /> }
const remove = { id: 'remove', label: 'Remove', icon: <Trash className="sw-icon" />, tone: 'danger' } as const

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  args: { items: [duplicate, download, remove] },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
})

/** Less frequent actions wait behind three dots. */
export const Closed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More actions' })
    await expect(button).toHaveAttribute('aria-haspopup', 'menu')
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(onAction).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
    button.blur()
  },
  beforeEach: () => onAction.mockClear(),
})

/** Open: the first action has the focus. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await waitFor(() => expect(screen.getByRole('menu', { name: 'More actions' })).toBeVisible())
    await expect(screen.getAllByRole('menuitem')).toHaveLength(3)
  },
})

/** With words of its own. */
export const Labelled = meta.story({
  args: { label: 'Export' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Export' })).toBeVisible())
  },
})

/** One of several values, under a heading: the chosen one has a tick. */
export const Choices = meta.story({
  args: {
    label: 'View',
    header: '10,000 reports',
    items: [
      { id: 'print', label: 'Print' },
      {
        id: 'density',
        title: 'Rows',
        value: 'comfortable',
        onValueChange: onChoice,
        choices: [
          { id: 'comfortable', label: 'Comfortable' },
          { id: 'compact', label: 'Compact', description: 'More of them at once' },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'View' })
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Comfortable' })).toBeChecked())
    await expect(screen.getByRole('group', { name: 'Rows' })).toBeVisible()
    await userEvent.keyboard('{End}{Enter}')
    await expect(onChoice).toHaveBeenCalledWith('compact')
    await waitFor(() => expect(button).toHaveFocus())
    // The one that is chosen already changes nothing.
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Print' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onChoice).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menu', { name: 'View' })).toBeVisible())
  },
  beforeEach: () => onChoice.mockClear(),
})

/** Actions that belong together stand together. */
export const Sections = meta.story({
  args: {
    label: 'Report',
    items: [
      { id: 'this', title: 'This report', items: [duplicate, download] },
      {
        id: 'all',
        title: 'All 10,000 reports',
        items: [{ id: 'all-csv', label: 'Download all as CSV' }, remove],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }))
    await waitFor(() => expect(screen.getByRole('group', { name: 'This report' })).toBeVisible())
  },
})

/** The reason is the item's description; its name is the label alone, as it should be. */
const described = { a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } } }

/** More than the window has room for: the menu scrolls within itself, and the last item is reached by a key. */
export const Long = meta.story({
  args: {
    label: 'Move to',
    items: Array.from({ length: 60 }, (_, index) => ({
      id: `gate-${index + 1}`,
      label: `Gate ${index + 1}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move to' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    const menu = await screen.findByRole('menu', { name: 'Move to' })
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Gate 1' })).toHaveFocus())
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight)
    await userEvent.keyboard('{End}')
    const last = screen.getByRole('menuitem', { name: 'Gate 60' })
    await waitFor(() => expect(last).toHaveFocus())
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(menu.getBoundingClientRect().bottom),
    )
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Gate 1' })).toHaveFocus())
  },
})

/** An action that is not possible now can be reached, and says why. */
export const DisabledWithReason = meta.story({
  parameters: described,
  args: {
    items: [duplicate, { ...remove, disabledReason: 'Reports that were sent are kept for ten years' }],
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{ArrowUp}')
    const item = await screen.findByRole('menuitem', { name: 'Remove' })
    await waitFor(() => expect(item).toHaveFocus())
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAccessibleDescription('Reports that were sent are kept for ten years')
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('menu')).toBeVisible()
  },
})

/** Right to left, in Arabic. */
export const Arabic = meta.story({
  parameters: described,
  globals: { direction: 'rtl' },
  args: {
    items: [
      { ...duplicate, label: 'إنشاء نسخة' },
      { ...download, label: 'تنزيل بصيغة CSV' },
      { ...remove, label: 'حذف', disabledReason: 'تُحفظ البلاغات المرسلة عشر سنوات' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'إجراءات أخرى' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'إنشاء نسخة' })).toBeVisible())
  },
})
