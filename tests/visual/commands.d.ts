import type { Surroundings } from '../../.storybook/usual'
import type { Media } from './media'
import type { Mode } from './modes'

declare module 'vitest' {
  interface ProvidedContext {
    /** This project's settings, for stories that set none. */
    surroundings: Surroundings
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes these pictures of a story and compares them with their baselines; answers with what is different. */
    takePictures: (story: string, modes: Mode[]) => Promise<string[]>
    /** Lets the page believe that the system asks for this, and for nothing else. */
    emulateMedia: (media: Media) => Promise<void>
  }
}
