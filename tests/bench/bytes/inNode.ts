export { contestants, keeping, run, turnsFor, works } from './codecs'
export { malformedTable } from './malformed'
