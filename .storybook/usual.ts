/** What the toolbar chooses, and what a story or a test project may choose for itself under `globals`. */
export interface Surroundings {
  theme: 'light' | 'dark' | 'contrast'
  density: 'comfortable' | 'compact'
  direction: 'ltr' | 'rtl'
  motion: 'full' | 'reduced'
}

export const usual: Surroundings = {
  theme: 'light',
  density: 'comfortable',
  direction: 'ltr',
  motion: 'full',
}
