import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { FileField } from '../../src/fields/FileField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { useForm } from '../../src/form/useForm'
import { document as paper, photograph } from '../fixtures/photographs'
import { arrives, isAt, steeredAdapter } from '../fixtures/steeredUploads'
import { chooseFiles, transferOf } from '../fixtures/chooseFiles'
import { recordAnnouncements } from '../fixtures/recordAnnouncements'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/FileField',
  component: FileField,
  decorators: [formWidth],
  args: { label: 'Photos', onValueChange: fn(), onBlur: fn() },
})

const heron = photograph('heron.png', [150, 190, 230])
const runway = photograph('runway.png', [230, 180, 140])
const report = paper('report.pdf', 240_000)
const stored = [
  { name: 'engine.pdf', type: 'application/pdf', size: 1_240_000, url: 'https://files.example/1' },
  { name: 'feathers.csv', type: 'text/csv', size: 18_400, url: 'https://files.example/2' },
]

/** Nothing is chosen yet. The whole area is the browser's own button, so that it works by keyboard and before any script. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(/^Photos/)
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleName('Photos Choose a file')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
})

/** The kinds and sizes that are taken are told before a person chooses. */
export const Limits = meta.story({
  args: {
    description: 'Of the aircraft and of what is left of the bird.',
    multiple: true,
    required: true,
    accept: ['image/*', '.pdf'],
    maxBytes: 5_000_000,
    maxFiles: 10,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Photos/)).toHaveAccessibleDescription(
      'Images or PDF · up to 5 MB each · at most 10 files Of the aircraft and of what is left of the bird.',
    )
    await expect(canvas.getByLabelText(/^Photos/)).toBeRequired()
  },
})

/** Where one file is taken, one is spoken of. */
export const OneImage = meta.story({
  args: { label: 'Photo', accept: ['image/*', '.pdf'], maxBytes: 5_000_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Photo/)).toHaveAccessibleDescription('An image or PDF · up to 5 MB')
  },
})

/** Files that were stored before. */
export const Filled = meta.story({
  args: { label: 'Reports', multiple: true, defaultValue: stored },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText('2 files, 1.3 MB')).toBeVisible()
  },
})

/** Pictures show themselves, small, as soon as their content was looked at. */
export const Chosen = meta.story({
  args: { multiple: true },
  play: async ({ args, canvas, canvasElement }) => {
    // Only a play is quicker than the announcement of the field.
    await waitFor(() => expect(document.querySelector('.sw-announcer[aria-live="polite"]')).not.toBeNull())
    chooseFiles(canvas.getByLabelText(/^Photos/), heron, runway)
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([heron, runway]))
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(2))
    await expect(await screen.findByText(/2 files added/)).toBeInTheDocument()
  },
})

/** An SVG shows its kind: its scripts would run as the page's own, were its picture opened in a tab. */
export const Svg = meta.story({
  name: 'SVG',
  play: async ({ canvas, canvasElement }) => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const file = new File([drawing], 'wing.svg', { type: 'image/svg+xml' })
    chooseFiles(canvas.getByLabelText(/^Photos/), file)
    await expect(await canvas.findByText('71 bytes')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
})

/** On its way: how far it is stands beside it, and is not read out at every step. */
export const Sending = meta.story({
  args: { multiple: true, adapter: steeredAdapter({ 'report.pdf': isAt(0.4), 'heron.png': arrives }) },
  play: async ({ canvas }) => {
    chooseFiles(canvas.getByLabelText(/^Photos/), heron, report)
    const progress = await canvas.findByRole('progressbar', { name: 'report.pdf' })
    await waitFor(() => expect(progress).toHaveAttribute('value', '0.4'))
    await expect(canvas.getByText('Sending · 96 kB of 240 kB')).toBeVisible()
    await expect(canvas.getByText('Sent · 7 kB')).toBeVisible()
  },
})

/** A program named as a picture, and a file too large: they stay in sight, with words that say what to do. */
export const Rejected = meta.story({
  args: { multiple: true, accept: ['image/*'], maxBytes: 100_000 },
  play: async ({ args, canvas }) => {
    const program = new File([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3])], 'gull.png', { type: 'image/png' })
    chooseFiles(canvas.getByLabelText(/^Photos/), heron, program)
    await expect(await canvas.findByText('Choose an image instead')).toBeVisible()
    chooseFiles(canvas.getByLabelText(/^Photos/), report)
    await expect(await canvas.findByText('Choose a file of at most 100 kB instead')).toBeVisible()
    await expect(args.onValueChange).toHaveBeenLastCalledWith([heron])
  },
})

/** Dropped, anywhere on the field's area. */
export const Dropped = meta.story({
  args: { multiple: true },
  play: async ({ args, canvas }) => {
    const area = canvas.getByLabelText(/^Photos/)
    const dataTransfer = transferOf(heron)
    area.dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }))
    await waitFor(() => expect(area.parentElement).toHaveAttribute('data-over'))
    area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([heron]))
    await waitFor(() => expect(area.parentElement).not.toHaveAttribute('data-over'))
  },
})

/** Held over the area, just before it is let go of. */
export const DraggedOver = meta.story({
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText(/^Photos/)
    const dataTransfer = transferOf(heron)
    area.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }))
    await waitFor(() => expect(area.parentElement).toHaveAttribute('data-over'))
  },
})

/** Pasted, as from a screenshot. */
export const Pasted = meta.story({
  play: async ({ args, canvas }) => {
    const area = canvas.getByLabelText(/^Photos/)
    area.focus()
    const clipboardData = transferOf(heron)
    area.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(heron))
    await expect(await canvas.findByText('Choose another file')).toBeVisible()
    area.blur()
  },
})

/** Removed by keyboard: that is said, and the focus goes on to the next file, and from the last to the button. */
export const Removed = meta.story({
  args: { label: 'Reports', multiple: true, defaultValue: stored },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(document.querySelector('.sw-announcer[aria-live="polite"]')).not.toBeNull())
    const announcements = recordAnnouncements()
    canvas.getByRole('button', { name: 'Remove engine.pdf' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([stored[1]])
    const next = canvas.getByRole('button', { name: 'Remove feathers.csv' })
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText(/^Reports/)).toHaveFocus()
    await expect(announcements.heard).toEqual(['engine.pdf removed', 'feathers.csv removed'])
    announcements.stop()
    canvas.getByLabelText(/^Reports/).blur()
  },
})

/** A form waits for what is on its way, and says what to do about what is left. */
export const InAForm = meta.story({
  render: function Report() {
    const [adapter] = useState(() => steeredAdapter())
    const [said, t] = useState('')
    const form = useForm({
      onSubmit: ({ photo }) => t(`Saved with ${(photo as { url: string }).url}`),
    })
    return (
      <Form store={form}>
        <FormField as={FileField} name="photo" label="Photo" required adapter={adapter} />
        <Button variant="primary" type="submit">
          Save report
        </Button>
        <Button onClick={() => adapter.of('heron.png').arrive()}>Let it arrive</Button>
        <p>{said}</p>
      </Form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    chooseFiles(canvas.getByLabelText(/^Photo/), heron)
    await canvas.findByRole('progressbar')
    await userEvent.click(canvas.getByRole('button', { name: 'Save report' }))
    await expect(canvas.queryByText(/^Saved/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Let it arrive' }))
    await expect(await canvas.findByText('Saved with https://files.example/heron.png')).toBeVisible()
  },
})

/** Rejected by the form, in words beside the field. */
export const Missing = meta.story({
  args: { required: true, error: 'Choose a file for the photos' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Photos/)).toHaveAccessibleDescription('Choose a file for the photos')
    await expect(canvas.getByLabelText(/^Photos/)).toBeInvalid()
  },
})

/** On a phone the button opens the camera. */
export const Camera = meta.story({
  args: { label: 'Photo', capture: 'environment', accept: ['image/*'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Photo/)).toHaveAttribute('capture', 'environment')
  },
})

/** A folder, with all that is in it. */
export const Folder = meta.story({
  args: { label: 'Recordings', folder: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Recordings/)).toHaveAttribute('webkitdirectory')
    await expect(canvas.getByText('Choose a folder')).toBeVisible()
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { disabled: true, multiple: true, defaultValue: stored } })

/** To read, not to change. The label and the description are those of the files. */
export const ReadOnly = meta.story({
  args: {
    label: 'Reports',
    description: 'As they were sent.',
    readOnly: true,
    multiple: true,
    defaultValue: stored,
    id: 'reports',
  },
  play: async ({ canvas, canvasElement }) => {
    const files = canvas.getByRole('group', { name: 'Reports' })
    await expect(files).toHaveAccessibleDescription('As they were sent.')
    await expect(files).toHaveAttribute('id', 'reports')
    await expect(canvasElement.querySelector('label')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(within(within(files).getByRole('list')).getByText('engine.pdf')).toBeVisible()
  },
})

/** Close together, for those who enter many. */
export const Compact = meta.story({
  globals: { density: 'compact' },
  args: { label: 'Reports', multiple: true, defaultValue: stored },
})

/** Right to left, in Arabic. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'الصور',
    description: 'للطائرة وما بقي من الطائر.',
    multiple: true,
    accept: ['image/*', '.pdf'],
    maxBytes: 5_000_000,
    defaultValue: [
      { name: 'محرك.pdf', type: 'application/pdf', size: 1_240_000, url: 'https://files.example/1' },
      { name: 'heron.png', type: 'application/octet-stream', size: 18_400, url: 'https://files.example/2' },
    ],
  },
})
