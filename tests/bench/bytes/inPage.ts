import { contestants, keeping, run, turnsFor, works } from './codecs'
import { malformedTable } from './malformed'

Object.assign(globalThis, {
  contestants: Object.keys(contestants),
  works,
  run,
  turnsFor,
  keeping,
  malformedTable,
})
