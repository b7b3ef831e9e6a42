/** The toolbar's choices; a story or a test project sets its own under `globals`. */
export interface Surroundings {
  theme: 'light' | 'dark' | 'contrast'
  density: 'comfortable' | 'compact'
  direction: 'ltr' | 'rtl'
  motion: 'full' | 'reduced'
  /** How fast things move: 1 is as the tokens say. */
  speed: '1' | '0.5' | '0.2' | '0.1'
}

export const usual: Surroundings = {
  theme: 'light',
  density: 'comfortable',
  direction: 'ltr',
  motion: 'full',
  speed: '1',
}
