/** Add a listener, and return a function that removes it. A listener that is added twice is called twice. */
export function listen(listeners: Set<() => void>, listener: () => void): () => void {
  const own = () => listener()
  listeners.add(own)
  return () => void listeners.delete(own)
}
