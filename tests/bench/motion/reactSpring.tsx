import { animated, useTransition } from '@react-spring/web'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { duration, expose, type ListState, numbers, root, shown, toggled, turned } from './bench'

// As its example of a list shows: it measures nothing, so that each item's place has to be known.
let change: (next: (state: ListState) => ListState) => void

function List({ count }: { count: number }) {
  const [state, setState] = useState<ListState>({ items: numbers(count), whole: true })
  change = setState
  const items = shown(state)
  const transitions = useTransition(
    items.map((item, index) => ({ item, y: index * 24 })),
    {
      keys: ({ item }) => item,
      initial: ({ y }) => ({ y, opacity: 1 }),
      from: ({ y }) => ({ y, opacity: 0 }),
      enter: ({ y }) => ({ y, opacity: 1 }),
      update: ({ y }) => ({ y }),
      leave: { opacity: 0 },
      config: { duration },
    },
  )
  return (
    <ul className="bench-list" style={{ position: 'relative', height: items.length * 24 }}>
      {transitions((style, { item }) => (
        <animated.li style={{ ...style, position: 'absolute', insetInline: 0 }}>Item {item}</animated.li>
      ))}
    </ul>
  )
}

expose({
  mount: (count) => createRoot(root()).render(<List count={count} />),
  reverse: () => change(turned),
  toggle: () => change(toggled),
})
