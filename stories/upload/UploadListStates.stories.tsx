import { type ComponentType, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { UploadList } from '../../src/upload/UploadList'
import { formWidth } from '../fields/formWidth'
import { everyUpload, everyUploadArrived } from './everyUpload'

const meta = preview.meta({
  title: 'Upload/UploadList/States',
  component: UploadList as ComponentType<object>,
  decorators: [formWidth],
  tags: ['states', '!autodocs'],
})

/** Each file is in another state: one list has them all. Its buttons are on the sheet of Button. */
export const UploadLists = meta.story({
  parameters: { visual: { until: everyUploadArrived } },
  render: function Files() {
    const [uploads] = useState(everyUpload)
    return <UploadList uploads={uploads} />
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Paused · 120 kB of 480 kB')
    await canvas.findByText('Waiting for a connection')
    const words = (status: string) =>
      getComputedStyle(canvasElement.querySelector(`[data-status='${status}'] .sw-UploadList-status`)!).color
    await expect(words('rejected')).not.toBe(words('cancelled'))
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(2))
  },
})
