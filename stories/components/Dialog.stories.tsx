import preview from '#.storybook/preview'
import { useEffect, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Badge } from '../../src/components/Badge'
import { Button } from '../../src/components/Button'
import { Dialog, type DialogProps } from '../../src/components/Dialog'
import { PageHeader } from '../../src/components/PageHeader'
import { Skeleton } from '../../src/components/Skeleton'
import { TextField } from '../../src/fields/TextField'

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Grades of damage',
    children: (
      <p>
        Minor damage is repaired on the spot. Substantial damage affects strength or performance. A destroyed
        aircraft is not worth repairing.
      </p>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
})

/** Shows one thing and lets nothing else happen meanwhile. */
export const Open = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Grades of damage' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
})

/** A question has its answers at the end. */
export const WithActions = meta.story({
  args: {
    title: 'Send the report',
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Send report</Button>
      </>
    ),
  },
})

/** It asks for one thing: a person types at once, and the field has the keys as soon as it is there. */
export const AsksForOne = meta.story({
  args: {
    size: 'small',
    title: 'Rename the view',
    initialFocus: 'field',
    'aria-describedby': 'rename-what',
    children: (
      <>
        <p id="rename-what">Everybody who uses this view sees its new name.</p>
        <LateName />
      </>
    ),
    actions: <Button variant="primary">Save name</Button>,
  },
  play: async ({ userEvent }) => {
    const opened = await screen.findByRole('dialog', { name: 'Rename the view' })
    await expect(opened).toHaveAccessibleDescription('Everybody who uses this view sees its new name.')
    const dialog = within(opened)
    const name = await dialog.findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard('Gulls')
    await expect(name).toHaveValue('Gulls')
  },
})

/** A field whose code comes a moment after the dialog. */
function LateName() {
  const [there, setThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 50)
    return () => clearTimeout(timer)
  }, [])
  return there ? <TextField label="Name" /> : <Skeleton />
}

/** Letters that reach far below the line make nothing scroll. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    title: 'إرسال التقرير',
    children: <p>لا يمكن تغيير التقرير بعد إرساله.</p>,
    actions: (
      <>
        <Button>إلغاء</Button>
        <Button variant="primary">إرسال التقرير</Button>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const content = dialog.querySelector('.sw-Dialog-content') as Element
    await document.fonts.load('16px "Noto Sans Arabic Variable"', 'ت')
    await expect(content.scrollHeight).toBe(content.clientHeight)
    await expect(content).not.toHaveAttribute('tabindex')
  },
})

/** More than fits is scrolled; title and actions stay. */
export const LongContent = meta.story({
  args: {
    size: 'large',
    title: 'Remarks',
    children: Array.from({ length: 30 }, (_, line) => (
      <p key={line}>The pilot saw a flock of gulls cross the runway and rejected the takeoff at 110 knots.</p>
    )),
    actions: <Button variant="primary">Done</Button>,
  },
})

/** The content has a heading, which names the dialog: there is one title, not two. */
export const NamedByItsContent = meta.story({
  name: 'Named by a heading inside',
  args: { title: undefined },
  render: (args) => (
    <Dialog {...args}>
      <Report />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Report 1,204' })
    await expect(within(dialog).getAllByRole('heading')).toHaveLength(1)
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeInTheDocument()
  },
})

/** Without a heading in it, the host names it. */
export const NamedByTheHost = meta.story({
  args: { title: undefined, 'aria-label': 'Grades of damage' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Grades of damage' })).toBeInTheDocument()
  },
})

/** Focus goes in, and back to where it came from. */
export const FocusReturns = meta.story({
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'What do the grades mean?' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(dialog).not.toBeInTheDocument()
  },
})

/** The name of its close button shows by keyboard, and one Escape closes all of it. */
export const EscapeOnItsCross = meta.story({
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'What do the grades mean?' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await waitFor(() => expect(dialog.querySelector('.sw-Tooltip')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
})

/** Its title comes later, as that of a record does. */
function Report() {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const answer = setTimeout(() => setLoaded(true))
    return () => clearTimeout(answer)
  }, [])
  if (!loaded) return <Skeleton />
  return (
    <>
      <PageHeader
        title="Report 1,204"
        headingLevel={2}
        badge={<Badge>Draft</Badge>}
        actions={<Button>Edit</Button>}
      />
      <p>A gull was struck at 1,500 feet on approach to Kennedy Intl.</p>
    </>
  )
}

function Opened(args: DialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>What do the grades mean?</Button>
      <Dialog {...args} open={open} onOpenChange={setOpen} />
    </>
  )
}
