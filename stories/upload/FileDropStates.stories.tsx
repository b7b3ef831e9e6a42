import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { FileDrop, type FileDropProps } from '../../src/upload/FileDrop'
import { transferOf } from '../fixtures/chooseFiles'
import { photograph } from '../fixtures/photographs'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Upload/FileDrop/States',
  component: FileDrop as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** The area as it is left alone, pointed at, reached by the keyboard, held a file over, rejected and out of use. */
export const FileDrops = meta.story({
  render: () => (
    <StatesSheet<FileDropProps>
      width="field"
      part=".sw-FileDrop-input"
      rows={{ area: { label: 'Choose a photo', hint: 'JPEG or PNG · up to 5 MB', onFiles: () => {} } }}
      states={{
        rest: {},
        hover: {},
        focus: {},
        over: {},
        invalid: { 'aria-invalid': true },
        'invalid hover': { 'aria-invalid': true },
        'invalid over': { 'aria-invalid': true },
        disabled: { disabled: true },
        'disabled hover': { disabled: true },
      }}
    >
      {(props) => <FileDrop {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const area = (state: string) => {
      const cell = canvas.getByRole('group', { name: `area, ${state}` })
      return cell.querySelector<HTMLElement>('.sw-FileDrop')!
    }
    const dataTransfer = transferOf(photograph('heron.png', [150, 190, 230]))
    for (const state of ['over', 'invalid over']) {
      area(state).dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }))
      await waitFor(() => expect(area(state)).toHaveAttribute('data-over'))
    }

    const line = (state: string) => getComputedStyle(area(state)).borderTopColor
    await expect(line('hover')).not.toBe(line('rest'))
    await expect(line('over')).not.toBe(line('hover'))
    await expect(line('invalid hover')).toBe(line('invalid'))
    await expect(line('invalid over')).toBe(line('over'))
    await expect(line('disabled hover')).toBe(line('disabled'))
    await expect(getComputedStyle(area('focus')).outlineStyle).toBe('solid')
  },
})
