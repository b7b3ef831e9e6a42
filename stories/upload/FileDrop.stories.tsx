import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { FileDrop } from '../../src/upload/FileDrop'
import { chooseFiles } from '../fixtures/chooseFiles'
import { formWidth } from '../fields/formWidth'
import { photograph } from '../fixtures/photographs'

const meta = preview.meta({
  title: 'Upload/FileDrop',
  component: FileDrop,
  decorators: [formWidth],
  args: { onFiles: fn() },
})

const heron = photograph('heron.png', [150, 190, 230])

/** Takes files and leaves it to the host what to do with them. */
export const Default = meta.story({
  args: { multiple: true },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Choose files')
    chooseFiles(input, heron)
    await expect(args.onFiles).toHaveBeenCalledWith([heron])
    await expect(input).toHaveValue('')
  },
})

/** With words of the host's own. */
export const Hint = meta.story({
  args: { label: 'Choose a flight recording', hint: 'From the quick access recorder, as it comes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Choose a flight recording')).toHaveAccessibleDescription(
      'From the quick access recorder, as it comes',
    )
  },
})

/** Text that is dropped or pasted is none of its business. */
export const NotFiles = meta.story({
  play: async ({ args, canvas }) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'heron.png')
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData })
    canvas.getByLabelText('Choose a file').dispatchEvent(paste)
    await expect(args.onFiles).not.toHaveBeenCalled()
    await expect(paste.defaultPrevented).toBe(false)
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { disabled: true } })

/** Right to left, in Arabic. */
export const Arabic = meta.story({ globals: { direction: 'rtl' }, args: { multiple: true } })
