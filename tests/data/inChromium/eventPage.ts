import { eventSource } from '../../../src/data/eventSource'

const subscribe = eventSource('/events?of=owls', { names: ['changed'] })
let heard = 0
let stops: (() => void)[] = []

/** All that a test can ask of the page. */
const asks = {
  listen: () => void stops.push(subscribe(() => (heard += 1))),
  heard: () => heard,
  leave: () => {
    for (const stop of stops) stop()
    stops = []
  },
}

export type Asks = typeof asks
Object.assign(window, { asks })
