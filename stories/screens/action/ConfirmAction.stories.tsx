import { useRef, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../../src/components/Button'
import { Menu } from '../../../src/components/Menu'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { dismissToast, getToasts } from '../../../src/components/toasts'
import { ProblemError } from '../../../src/data/problems'
import { ConfirmAction, type ConfirmActionTrigger } from '../../../src/screens/action/ConfirmAction'

const onAct = fn()
const onUndo = fn()

const button = (label: string) => (trigger: ConfirmActionTrigger) => <Button {...trigger}>{label}</Button>

const meta = preview.meta({
  title: 'Screens/ConfirmAction',
  component: ConfirmAction,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  beforeEach: () => {
    onAct.mockReset()
    onUndo.mockReset()
    return () => getToasts().forEach(({ id }) => dismissToast(id))
  },
  render: (args) => (
    <main style={{ minBlockSize: 440 }}>
      <ConfirmAction {...args} />
      <ToastRegion />
    </main>
  ),
})

const asked = {
  grade: 'ask',
  label: 'Close report',
  title: 'Close report BS-1204?',
  text: 'It can no longer be edited. The pilot is told.',
  onAct,
  children: button('Close report'),
} as const

const typed = {
  grade: 'typeName',
  label: 'Remove airport',
  title: 'Remove Zürich – Kloten?',
  text: 'Its 214 reports lose their place.',
  name: 'Zürich – Kloten',
  onAct,
  children: button('Remove airport'),
} as const

/** A report is archived at once; F6 leads to the way back, which stays while a person is there. */
export const AtOnce = meta.story({
  args: {
    grade: 'act',
    label: 'Archive report',
    doneText: 'Report BS-1204 archived',
    undoneText: 'Report BS-1204 is back',
    onAct,
    onUndo,
    children: button('Archive report'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive report' }))
    await canvas.findByText('Report BS-1204 archived')
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Report BS-1204 is back')).toBeVisible()
    await expect(onUndo).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Archive report' })).toHaveFocus())
  },
})

/** The service is down: beside the button a message says why, and offers another try of the same wish. */
export const AtOnceFailed = meta.story({
  args: AtOnce.input.args,
  play: async ({ canvas, userEvent }) => {
    onAct.mockRejectedValueOnce(new ProblemError({ status: 503, title: 'Down' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Archive report' }))
    await canvas.findByText(/^Not done: Archive report\. The service/)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('Report BS-1204 archived')
    const [first, second] = onAct.mock.calls
    await expect(second).toEqual(first)
  },
})

/** The question names the report and says what follows; Enter alone does nothing, and its buttons are verbs. */
export const Asked = meta.story({
  args: asked,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close report' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Close report BS-1204?' }))
    await userEvent.keyboard('{Enter}')
    await expect(onAct).not.toHaveBeenCalled()
    await waitFor(() => expect(dialog.getByText(/The pilot is told/)).toBeVisible())
    await expect(dialog.getByRole('button', { name: 'Close report' })).toBeVisible()
  },
})

/** Pressed three times it is done once; Escape does not close the dialog meanwhile. */
export const Acting = meta.story({
  args: asked,
  parameters: { visual: { loading: true } },
  play: async ({ canvas, userEvent }) => {
    onAct.mockReturnValue(new Promise(() => {}))
    await userEvent.click(canvas.getByRole('button', { name: 'Close report' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.tripleClick(dialog.getByRole('button', { name: 'Close report' }))
    await userEvent.keyboard('{Escape}')
    await expect(onAct).toHaveBeenCalledOnce()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  },
})

/** A name with a letter and a dash that few keyboards have is typed as they allow; an empty box says what it waits for. */
export const TypedName = meta.story({
  args: typed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove airport' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Zürich – Kloten?' }))
    const box = await dialog.findByRole('textbox', { name: 'Enter “Zürich – Kloten” to go on' })
    await userEvent.click(dialog.getByRole('button', { name: 'Remove airport' }))
    await waitFor(() => expect(box).toBeInvalid())
    await expect(box).toHaveFocus()
    await expect(box).toHaveAccessibleDescription(/Enter the name as it is written here/)
    await expect(onAct).not.toHaveBeenCalled()
  },
})

/** The service refuses: the reason stands in the dialog, what was typed is still there, and another try is offered. */
export const Failed = meta.story({
  args: typed,
  play: async ({ canvas, userEvent }) => {
    onAct.mockRejectedValueOnce(
      new ProblemError({ status: 409, detail: 'Three reports of this airport are open' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove airport' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    const box = await dialog.findByRole('textbox')
    await userEvent.type(box, 'zurich  - kloten{Enter}')
    await waitFor(() => expect(dialog.getByText(/Three reports of this airport are open/)).toBeVisible())
    await expect(box).toHaveValue('zurich  - kloten')
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** From a menu in a row that goes with its report: the focus goes on to the list, and never to the top of the page. */
export const GoneWithItsOpener = meta.story({
  args: asked,
  render: function Reports() {
    const [reports, setReports] = useState(['BS-1204', 'BS-1205'])
    const list = useRef<HTMLUListElement>(null)
    return (
      <main style={{ minBlockSize: 440 }}>
        <ul aria-label="Reports" tabIndex={-1} ref={list}>
          {reports.map((report) => (
            <li key={report}>
              {report}{' '}
              <ConfirmAction
                grade="ask"
                label="Remove report"
                title={`Remove report ${report}?`}
                danger
                doneText={`Report ${report} removed`}
                focusAfter={list}
                onAct={() => setReports((now) => now.filter((one) => one !== report))}
              >
                {({ onClick }) => (
                  <Menu
                    label={`Actions for ${report}`}
                    size="small"
                    items={[{ id: 'remove', label: 'Remove report', onAction: onClick }]}
                  />
                )}
              </ConfirmAction>
            </li>
          ))}
        </ul>
        <ToastRegion />
      </main>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /BS-1204/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove report' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove report BS-1204?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove report' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Reports' })).toHaveFocus())
    await expect(await canvas.findByText('Report BS-1204 removed')).toBeVisible()
  },
})
