import preview from '#.storybook/preview'
import { expect, fn, userEvent } from 'storybook/test'
import { TaskList, type Task } from '../../src/components/TaskList'
import { formWidth } from '../fields/formWidth'

const open = fn()
const items: readonly Task[] = [
  { id: 'flight', label: 'The flight', status: 'complete', onOpen: open },
  {
    id: 'aircraft',
    label: 'The aircraft',
    description: 'Have its registration at hand.',
    status: 'started',
    onOpen: open,
  },
  { id: 'animal', label: 'The animal', status: 'notStarted', onOpen: open },
  { id: 'photos', label: 'Photos', status: 'started', statusLabel: '3 of 5 photos', onOpen: open },
  { id: 'costs', label: 'Costs', status: 'problem', onOpen: open },
  { id: 'remarks', label: 'Remarks', status: 'optional', onOpen: open },
  { id: 'send', label: 'Send the report', status: 'blocked', description: 'Once the rest is completed.' },
]

const meta = preview.meta({
  component: TaskList,
  title: 'Components/TaskList',
  decorators: [formWidth],
  args: { items, 'aria-label': 'Report of a bird strike' },
})

/** How far each part of a report is, in words. What cannot be started yet is no link. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const aircraft = canvas.getByRole('button', { name: 'The aircraft' })
    await expect(aircraft).toHaveAccessibleDescription(/at hand\. (In progress|قيد التعبئة)/)
    await userEvent.click(aircraft)
    await expect(open).toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: 'Send the report' })).toBeNull()
  },
})

/** Links of a router, which open in a tab of their own as any link does. */
export const Links = meta.story({
  args: {
    items: [
      { id: 'flight', label: 'The flight', status: 'complete', href: '#flight' },
      { id: 'animal', label: 'The animal', status: 'notStarted', href: '#animal' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'The animal' })).toHaveAttribute('href', '#animal')
  },
})

/** Words of any length break, and the state stays beside them. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    'aria-label': 'بلاغ اصطدام بطائر',
    items: [
      { id: 'flight', label: 'الرحلة', status: 'complete', href: '#flight' },
      { id: 'aircraft', label: 'الطائرة', description: 'جهّز رقم تسجيلها.', status: 'started', href: '#b' },
      { id: 'costs', label: 'التكاليف', status: 'problem', href: '#costs' },
    ],
  },
})
