import type { Surroundings } from '../../.storybook/usual'
import type { Media } from './media'
import type { Mode } from './modes'

declare module 'vitest' {
  interface ProvidedContext {
    /** The globals with which the plugin of Storybook begins each story. */
    'storybook/test-initial-globals': object
    /** This project's settings, for stories that set none. */
    surroundings: Surroundings
    /** The checks of each story beyond its play and axe. */
    asked: { pictures: boolean; mutants: boolean }
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Take these pictures of a story, compare them with their baselines, and return the differences. */
    takePictures: (story: string, modes: Mode[]) => Promise<string[]>
    /** Make the page believe that the system asks for this, and for nothing else. */
    emulateMedia: (media: Media) => Promise<void>
  }
}
