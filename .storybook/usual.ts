/** The toolbar's choices; a story or a test project sets its own under `globals`. */
export interface Surroundings {
  theme: 'light' | 'dark' | 'contrast'
  density: 'comfortable' | 'compact'
  direction: 'ltr' | 'rtl'
  motion: 'full' | 'reduced'
  /** How fast things move: 1 is as the tokens say. */
  speed: '1' | '0.5' | '0.2' | '0.1'
  /** Who uses the product, in stories of a whole product. */
  role: 'pilot' | 'investigator' | 'visitor'
  /** How its calls fare. */
  network: 'fast' | 'slow' | 'failing' | 'offline' | 'conflicting' | 'sessionEnding'
  /** Its records: those of the FAA, or a sample of this seed. */
  seed: 'real' | '1' | '2' | '3'
}

export const usual: Surroundings = {
  theme: 'light',
  density: 'comfortable',
  direction: 'ltr',
  motion: 'full',
  speed: '1',
  role: 'pilot',
  network: 'fast',
  seed: 'real',
}
