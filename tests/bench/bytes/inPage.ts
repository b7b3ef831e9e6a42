import { contestants, keeping, speedOf, works } from './codecs'
import { malformedTable } from './malformed'

Object.assign(globalThis, { contestants: Object.keys(contestants), works, speedOf, keeping, malformedTable })
