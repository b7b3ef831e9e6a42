import { useAutoAnimate } from '@formkit/auto-animate/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { duration, expose, type ListState, numbers, root, shown, toggled, turned } from './bench'

let change: (next: (state: ListState) => ListState) => void

function List({ count }: { count: number }) {
  const [state, setState] = useState<ListState>({ items: numbers(count), whole: true })
  const [list] = useAutoAnimate<HTMLUListElement>({ duration })
  change = setState
  return (
    <ul className="bench-list" ref={list}>
      {shown(state).map((item) => (
        <li key={item}>Item {item}</li>
      ))}
    </ul>
  )
}

expose({
  mount: (count) => createRoot(root()).render(<List count={count} />),
  reverse: () => change(turned),
  toggle: () => change(toggled),
})
