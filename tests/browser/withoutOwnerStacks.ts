import * as React from 'react'

/**
 * React in development keeps a stack of each element that it makes, to name the owner in its messages: a twelfth of what the tests
 * take. Past ten thousand elements a second it keeps none, so that it is told that so many are made. A message then has the
 * stack of its component alone.
 */
const internals: unknown = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1]
const counter = 'recentlyCreatedOwnerStacks'

// Another version of React may count elsewhere: then it keeps its stacks.
if (typeof internals === 'object' && internals !== null && counter in internals) {
  Object.defineProperty(internals, counter, { get: () => Infinity, set: () => {} })
}
