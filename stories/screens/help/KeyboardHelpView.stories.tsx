import { expect, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { KeyboardHelpView } from '../../../src/screens/help/KeyboardHelpView'

const meta = preview.meta({ title: 'Screens/KeyboardHelpView', component: KeyboardHelpView })

/** On the help page of a signal box: keys alone, keys together, and one key or the other. */
export const Groups = meta.story({
  args: {
    groups: [
      {
        label: 'Anywhere',
        shortcuts: [
          { keys: 'Mod+K', label: 'Search everything' },
          { keys: 'F6', label: 'To the newest message' },
        ],
      },
      {
        label: 'Track plan',
        shortcuts: [
          { keys: 'ArrowUp ArrowDown ArrowLeft ArrowRight', label: 'Go to another signal' },
          { keys: 'Home End', label: 'First or last signal of the line' },
          { keys: 'Space', label: 'Set the signal' },
          { keys: 'Shift+Space', label: 'Set every signal up to this one' },
          {
            keys: 'Shift+PageUp Shift+PageDown',
            label: 'One district up or down, with all that is set on it',
          },
          { keys: 'Escape', label: 'Put the route back' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const plan = within(canvas.getByRole('region', { name: 'Track plan' }))
    const keys = plan.getAllByRole('definition').map((one) => one.textContent)
    // Read out as words, and drawn as keys behind them.
    await expect(keys[3]).toMatch(/^(Shift and Space|Shift مع المسافة)/)
    // Where there are columns, a group is in one of them.
    const lefts = plan
      .getAllByRole('definition')
      .map((one) => one.parentElement!.getBoundingClientRect().left)
    await expect(new Set(lefts).size).toBe(1)
  },
})

/** A page of text has no keys of its own. */
export const Nothing = meta.story({ args: { groups: [] } })
