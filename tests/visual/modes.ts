import type { Media } from './media'

/** The windows in which stories are looked at. A story plays in the wide one unless it asks for the narrow one. */
export const windows = {
  wide: { name: 'Wide (1024 px)', styles: { width: '1024px', height: '768px' } },
  narrow: { name: 'Narrow (360 px)', styles: { width: '360px', height: '768px' } },
  short: { name: 'Short (400 px)', styles: { width: '1024px', height: '400px' } },
} as const

/** One way to look at a story. */
export interface Look {
  theme?: 'light' | 'dark' | 'contrast'
  density?: 'comfortable' | 'compact'
  direction?: 'ltr' | 'rtl'
  window: keyof typeof windows
  /** The preferences that the person has set in the system. */
  media?: Media
}

/** Every picture that can be taken of a story. `rtl` ones come from the project in which stories are rendered in Arabic. */
export const modes = {
  light: { theme: 'light', window: 'wide' },
  dark: { theme: 'dark', window: 'wide' },
  contrast: { theme: 'contrast', window: 'wide' },
  'contrast-dark': { theme: 'contrast', window: 'wide', media: { colorScheme: 'dark' } },
  more: { theme: 'light', window: 'wide', media: { contrast: 'more' } },
  'more-dark': { theme: 'dark', window: 'wide', media: { contrast: 'more' } },
  forced: { theme: 'light', window: 'wide', media: { forcedColors: 'active' } },
  compact: { density: 'compact', window: 'wide' },
  narrow: { theme: 'light', window: 'narrow' },
  'narrow-dark': { theme: 'dark', window: 'narrow' },
  short: { theme: 'light', window: 'short' },
  rtl: { direction: 'rtl', window: 'wide' },
  'narrow-rtl': { direction: 'rtl', window: 'narrow' },
} as const satisfies Record<string, Look>

export type Mode = keyof typeof modes

/** The options that a story may set under `parameters.visual`. */
export interface Visual {
  /** Take no picture, for this reason. */
  skip?: string
  /** Take these pictures instead of the usual ones. */
  modes?: readonly Mode[]
  /** A selector of what comes late: pictures wait for it, also in the language in which the story does not play. */
  until?: string
  /** It loads once a person would see it: the window is as tall as a picture may be while pictures wait for it. */
  below?: boolean
}

export const usualModes: readonly Mode[] = ['light', 'dark', 'narrow', 'rtl']

/**
 * Whether colours alone differ from a picture in light. Each part shows its colours on its sheet of states, and the
 * contrast of every story is asked for in dark, so that the first story of a file is enough.
 */
export const isInDark = (mode: Mode): boolean => mode === 'dark' || mode === 'narrow-dark'

/** For a story that plays in the narrow window: it is not widened afterwards. */
export const narrowModes: readonly Mode[] = ['narrow', 'narrow-dark', 'narrow-rtl']

/** For a story with the tag `states`: states have the same shape in a narrow window and in Arabic, and other colours. */
export const statesModes: readonly Mode[] = [
  'light',
  'dark',
  'contrast',
  'contrast-dark',
  'compact',
  'forced',
]

/** For what shows the tokens themselves: every palette there is. */
export const paletteModes: readonly Mode[] = [
  ...usualModes,
  'contrast',
  'contrast-dark',
  'more',
  'more-dark',
  'forced',
]
