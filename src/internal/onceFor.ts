/** What is made of an object that is used often, and kept as long as the object is. */
export function onceFor<Of extends WeakKey, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, Made>()
  return (of) => {
    if (!made.has(of)) made.set(of, make(of))
    return made.get(of) as Made
  }
}
