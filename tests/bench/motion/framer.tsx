import { AnimatePresence, motion } from 'framer-motion'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { duration, expose, type ListState, numbers, root, shown, toggled, turned } from './bench'

// As its documentation shows: `layout` on each item, and `popLayout` so that the others close up at once.
let change: (next: (state: ListState) => ListState) => void
const transition = { duration: duration / 1000 }

function List({ count }: { count: number }) {
  const [state, setState] = useState<ListState>({ items: numbers(count), whole: true })
  change = setState
  return (
    <ul className="bench-list">
      <AnimatePresence initial={false} mode="popLayout">
        {shown(state).map((item) => (
          <motion.li
            key={item}
            layout
            initial={{ opacity: 0 }}
            animate={{ opacity: 1 }}
            exit={{ opacity: 0 }}
            transition={transition}
          >
            Item {item}
          </motion.li>
        ))}
      </AnimatePresence>
    </ul>
  )
}

expose({
  mount: (count) => createRoot(root()).render(<List count={count} />),
  reverse: () => change(turned),
  toggle: () => change(toggled),
})
