import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { TaskList, type TaskListProps } from '../../src/components/TaskList'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Components/TaskList/States',
  component: TaskList as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const items: TaskListProps['items'] = [
  {
    id: 'a',
    label: 'The flight',
    description: 'As it stands in the logbook.',
    status: 'complete',
    href: '#a',
  },
  { id: 'b', label: 'The animal', status: 'notStarted', href: '#b' },
  { id: 'c', label: 'Send', status: 'blocked' },
]

/** A task that is pointed at or reached by the keyboard: the whole row leads there. */
export const TaskLists = meta.story({
  render: () => (
    <StatesSheet<TaskListProps>
      width="field"
      part=".sw-TaskList-link"
      rows={{ tasks: { items } }}
      states={{ rest: {}, hover: {}, focus: {} }}
    >
      {(props) => <TaskList {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const link = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: `tasks, ${state}` }).querySelector('a')!)
    await expect(link('hover').color).not.toBe(link('rest').color)
    await expect(link('focus').outlineStyle).toBe('solid')
  },
})
