/** Make something from an object once, and keep it as long as the object. */
export function onceFor<Of extends WeakKey, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, Made>()
  return (of) => {
    if (!made.has(of)) made.set(of, make(of))
    return made.get(of) as Made
  }
}
