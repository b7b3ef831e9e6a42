import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { FileField } from '../../src/fields/FileField'
import { UploadProvider } from '../../src/upload/UploadProvider'
import { chooseFiles } from '../fixtures/chooseFiles'
import { formWidth } from '../fields/formWidth'
import { photograph } from '../fixtures/photographs'
import { arrives, steeredAdapter } from '../fixtures/steeredUploads'

const meta = preview.meta({
  title: 'Upload/UploadProvider',
  component: UploadProvider,
  decorators: [formWidth],
  args: { adapter: steeredAdapter({ 'heron.png': arrives }), children: <FileField label="Photo" /> },
})

/** Said once, for every field below: files are sent as soon as they are chosen. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    chooseFiles(canvas.getByLabelText(/^Photo/), photograph('heron.png', [150, 190, 230]))
    await expect(await canvas.findByText('Sent · 7 kB')).toBeVisible()
  },
})
