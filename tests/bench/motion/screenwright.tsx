import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ListTransition } from '../../../src/motion/ListTransition'
import { MotionProvider } from '../../../src/motion/MotionProvider'
import { expose, type ListState, numbers, root, shown, toggled, turned } from './bench'

let change: (next: (state: ListState) => ListState) => void

const keyOf = (item: number) => item
const draw = (item: number) => `Item ${item}`

function List({ count }: { count: number }) {
  const [state, setState] = useState<ListState>({ items: numbers(count), whole: true })
  change = setState
  return (
    <ListTransition items={shown(state)} getItemKey={keyOf} className="bench-list">
      {draw}
    </ListTransition>
  )
}

expose({
  mount: (count) =>
    createRoot(root()).render(
      <MotionProvider motion="full">
        <List count={count} />
      </MotionProvider>,
    ),
  reverse: () => change(turned),
  toggle: () => change(toggled),
})
