export { contestants, keeping, speedOf, works } from './codecs'
export { malformedTable } from './malformed'
