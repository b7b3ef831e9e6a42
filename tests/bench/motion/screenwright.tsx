import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { LayoutList } from '../../../src/motion/LayoutList'
import { MotionRoot } from '../../../src/motion/MotionRoot'
import { expose, type ListState, numbers, root, shown, toggled, turned } from './bench'

let change: (next: (state: ListState) => ListState) => void

const keyOf = (item: number) => item
const draw = (item: number) => `Item ${item}`

function List({ count }: { count: number }) {
  const [state, setState] = useState<ListState>({ items: numbers(count), whole: true })
  change = setState
  return (
    <LayoutList items={shown(state)} itemKey={keyOf} className="bench-list">
      {draw}
    </LayoutList>
  )
}

expose({
  mount: (count) =>
    createRoot(root()).render(
      <MotionRoot motion="full">
        <List count={count} />
      </MotionRoot>,
    ),
  reverse: () => change(turned),
  toggle: () => change(toggled),
})
