import { useState } from 'react'

/**
 * The option that Enter means: the first one, until a person goes to another. It stays when more options come before it, because a
 * press that is on its way must not mean something else.
 * @param first undefined as long as another option may come before those that are there
 */
export function useActiveKey(keys: readonly string[], words: string, first: string | undefined) {
  const [active, setActive] = useState({ words, key: first })
  const isThere = active.key !== undefined && keys.includes(active.key)
  const key = active.words === words && isThere ? active.key : first
  if (active.words !== words || active.key !== key) setActive({ words, key })
  const step = (by: 1 | -1) => {
    const at = key === undefined ? -1 : keys.indexOf(key)
    const next = at < 0 && by < 0 ? keys.at(-1) : keys[(at + by + keys.length) % keys.length]
    if (next !== undefined) setActive({ words, key: next })
  }
  return { active: key, step, goTo: (next: string) => setActive({ words, key: next }) }
}
