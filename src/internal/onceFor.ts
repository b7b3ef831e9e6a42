/** What is made of an object that is used often, and kept as long as the object is. */
export function onceFor<Of extends WeakKey, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, Made>()
  return (of) => {
    let one = made.get(of)
    if (one === undefined) made.set(of, (one = make(of)))
    return one
  }
}
