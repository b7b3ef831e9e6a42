import type { CSSProperties } from 'react'

/** The global that the served scripts set. */
export interface WeatherService {
  readonly runs: number
  at: (airport: string) => string
  warnings?: (airport: string) => string
}

let visits = 0

/** Each visit of a story is a new page as far as its scripts go: what has run, a browser cannot take back. */
export function newVisit(): void {
  visits++
  Reflect.deleteProperty(globalThis, 'weatherService')
}

/** A file from `stories/media/served`. */
export const served = (file: string) => `${import.meta.env.BASE_URL}served/${file}?visit=${visits}`

export const weatherService = () => Reflect.get(globalThis, 'weatherService') as WeatherService | undefined

export const farBelow: CSSProperties = { marginBlockStart: '100rem' }
