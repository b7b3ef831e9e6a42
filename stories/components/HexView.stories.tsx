import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { HexView } from '../../src/components/HexView'
import { ChangedFile, emptyFile, hugeFile, note, picture, SlowFile } from '../fixtures/files'

const meta = preview.meta({
  title: 'Components/HexView',
  component: HexView,
  args: { blob: picture, label: 'barn-owl.png', onSelectionChange: fn(), onCopy: fn() },
})

/** A picture from its first byte: its signature, its size and its title can be read. */
export const Picture = meta.story({})
export const Scripts = meta.story({
  args: { blob: note, label: 'note.txt', defaultSelection: { start: 28, end: 38 } },
})
export const Empty = meta.story({ args: { blob: emptyFile, label: 'IMG_0042.jpg' } })
export const Reading = meta.story({ args: { blob: new SlowFile([picture], 'a'), label: 'IMG_0042.jpg' } })
export const Failed = meta.story({ args: { blob: new ChangedFile([picture], 'a'), label: 'IMG_0042.jpg' } })
export const Huge = meta.story({ args: { blob: hugeFile(5), label: 'flight' } })
