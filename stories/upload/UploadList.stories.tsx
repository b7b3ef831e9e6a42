import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { createUploads } from '../../src/upload/createUploads'
import { UploadList } from '../../src/upload/UploadList'
import type { Uploads } from '../../src/upload/Uploads'
import { formWidth } from '../fields/formWidth'
import { document as paper, photograph } from '../fixtures/photographs'
import { recordAnnouncements } from '../fixtures/recordAnnouncements'
import { isAt, steeredAdapter } from '../fixtures/steeredUploads'
import { everyUpload, everyUploadArrived } from './everyUpload'

const heron = photograph('heron.png', [150, 190, 230])

const meta = preview.meta({
  title: 'Upload/UploadList',
  component: UploadList,
  decorators: [formWidth],
  args: { uploads: createUploads() },
  render: function Files(args, { parameters }) {
    const [uploads] = useState(() => (parameters as { make?: () => Uploads }).make?.() ?? everyUpload())
    return <UploadList {...args} uploads={uploads} />
  },
})

/** Sent, on its way, stopped, without a connection, failed, given up and rejected: each says so in words. */
export const EveryState = meta.story({
  parameters: { visual: { until: everyUploadArrived } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sent · 7 kB')).toBeVisible()
    await expect(await canvas.findByText('Paused · 120 kB of 480 kB')).toBeVisible()
    await expect(await canvas.findByText('Waiting for a connection')).toBeVisible()
    await expect(await canvas.findByText(/^The service takes no file this large/)).toBeVisible()
    await expect(canvas.getByText('Choose a file of at most 5 MB instead')).toBeVisible()
    await expect(canvas.getByText('Cancelled · 480 kB')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try tail.pdf again' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Go on with engine.pdf' })).toBeVisible()
  },
})

/** Paused and gone on with by one button, which keeps the focus. */
export const Paused = meta.story({
  parameters: {
    visual: { until: "[data-status='sending'], [data-status='paused']" },
    make: () => {
      const uploads = createUploads({ adapter: steeredAdapter({ 'report.pdf': isAt(0.5) }) })
      uploads.add([paper('report.pdf', 480_000)])
      return uploads
    },
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Pause report.pdf' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Go on with report.pdf' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pause report.pdf' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    ;(globalThis.document.activeElement as HTMLElement).blur()
  },
})

/** Two files of one name are two, and their buttons can be told apart. */
export const SameName = meta.story({
  parameters: {
    visual: { until: '.sw-UploadList-picture' },
    make: () => {
      const uploads = createUploads()
      uploads.add([photograph('photo.png', [150, 190, 230]), photograph('photo.png', [230, 180, 140])])
      return uploads
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove photo.png (2)' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove photo.png' })).toBeVisible()
  },
})

/** A thousand files: the rows in sight are drawn, the others when they come near. */
export const AThousand = meta.story({
  parameters: {
    make: () => {
      const uploads = createUploads()
      const page = { type: 'application/pdf', size: 2000 }
      uploads.replace(
        Array.from({ length: 1000 }, (_, index) => ({ ...page, name: `page ${index + 1}.pdf` })),
      )
      return uploads
    },
  },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem')
    await expect(rows.length).toBeLessThan(200)
    await expect(rows[0]).toHaveAttribute('aria-setsize', '1000')
    await expect(canvas.getByText('1,000 files, 2 MB')).toBeVisible()
  },
})

/** Whatever happens to a file is heard once: what came, how it ended, each time it ends, and that it went. */
export const Heard = meta.story({
  parameters: { make: () => createUploads({ adapter, retryDelays: [] }) },
  render: function Files(args, { parameters }) {
    const [uploads] = useState(() => (parameters as { make: () => Uploads }).make())
    return (
      <>
        <Button onClick={() => uploads.add([heron, paper('report.pdf', 480_000)])}>Add files</Button>
        <UploadList {...args} uploads={uploads} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(globalThis.document.querySelector('.sw-announcer[aria-live="polite"]')).not.toBeNull(),
    )
    const announcements = recordAnnouncements()
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }))
    const isSending = (count: number) =>
      waitFor(() => expect(canvas.getAllByText(/^Sending/)).toHaveLength(count))

    await press('Add files')
    await isSending(2)
    adapter.of('heron.png').arrive()
    adapter.of('report.pdf').fail('rejected')
    await press('Try report.pdf again')
    await isSending(1)
    adapter.of('report.pdf').fail('rejected')
    await press('Try report.pdf again')
    await isSending(1)
    await press('Remove heron.png')
    adapter.of('report.pdf').arrive()
    await canvas.findByText('Sent · 480 kB')
    await press('Remove report.pdf')

    await expect(announcements.heard).toEqual([
      '2 files added',
      '1 file sent. 1 file could not be sent',
      '1 file could not be sent',
      'heron.png removed',
      '1 file sent',
      'report.pdf removed',
    ])
    announcements.stop()
  },
})

const adapter = steeredAdapter()

/** Names as long as people make them, on a narrow screen. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    visual: { modes: ['narrow', 'narrow-dark', 'narrow-rtl'], until: '.sw-UploadList-picture' },
    make: () => {
      const uploads = createUploads({ adapter: steeredAdapter({ [longName]: isAt(0.3) }) })
      uploads.add([paper(longName, 4_800_000), heron])
      return uploads
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sending · 1.4 MB of 4.8 MB')).toBeVisible()
  },
})

const longName = 'Preliminary_report_of_the_strike_near_runway_27_FINAL_v12_reviewed.pdf'

/** To look at, not to change. */
export const ReadOnly = meta.story({
  args: { readOnly: true },
  parameters: { visual: { until: everyUploadArrived } },
  play: async ({ canvas }) => {
    await canvas.findByText('Waiting for a connection')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** Right to left, in Arabic. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  parameters: { visual: { until: everyUploadArrived } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('في انتظار الاتصال')).toBeVisible()
  },
})
