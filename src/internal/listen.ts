/** Add a listener, and return a function that removes it. A listener that is added twice is called twice. */
export function listen<Listener extends (...given: never[]) => void>(
  listeners: Set<Listener>,
  listener: Listener,
): () => void {
  const own = ((...given) => listener(...given)) as Listener
  listeners.add(own)
  return () => void listeners.delete(own)
}
