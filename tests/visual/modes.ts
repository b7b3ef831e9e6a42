/** The windows in which stories are looked at. A story plays in the wide one unless it asks for the narrow one. */
export const windows = {
  wide: { name: 'Wide (1024 px)', styles: { width: '1024px', height: '768px' } },
  narrow: { name: 'Narrow (360 px)', styles: { width: '360px', height: '768px' } },
} as const

/** One way to look at a story. */
export interface Look {
  theme?: 'light' | 'dark' | 'contrast'
  density?: 'comfortable' | 'compact'
  direction?: 'ltr' | 'rtl'
  window: keyof typeof windows
}

/** Every picture that can be taken of a story. `rtl` ones come from the project in which stories are rendered in Arabic. */
export const modes = {
  light: { theme: 'light', window: 'wide' },
  dark: { theme: 'dark', window: 'wide' },
  contrast: { theme: 'contrast', window: 'wide' },
  compact: { density: 'compact', window: 'wide' },
  narrow: { theme: 'light', window: 'narrow' },
  'narrow-dark': { theme: 'dark', window: 'narrow' },
  rtl: { direction: 'rtl', window: 'wide' },
  'narrow-rtl': { direction: 'rtl', window: 'narrow' },
} as const satisfies Record<string, Look>

export type Mode = keyof typeof modes

/** What a story may say under `parameters.visual`. */
export interface Visual {
  /** Take no picture, for this reason. */
  skip?: string
  /** Take these pictures instead of the usual ones. */
  modes?: readonly Mode[]
  /** A selector of what comes late: pictures wait for it, also in the language in which the story does not play. */
  until?: string
}

export const usualModes: readonly Mode[] = ['light', 'dark', 'narrow', 'rtl']

/** For a story that plays in the narrow window: it is not widened afterwards. */
export const narrowModes: readonly Mode[] = ['narrow', 'narrow-dark', 'narrow-rtl']
