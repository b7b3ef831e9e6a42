import type { Surroundings } from '../../.storybook/usual'
import type { Media } from './media'
import type { PictureRequest } from './pictures'

declare module 'vitest' {
  interface ProvidedContext {
    /** What this project chooses where a story chooses nothing. */
    surroundings: Surroundings
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes a picture and compares it with its baseline; answers with what is different, if anything is. */
    comparePicture: (request: PictureRequest) => Promise<string | undefined>
    /** Lets the page believe that the system asks for this, and for nothing else. */
    emulateMedia: (media: Media) => Promise<void>
  }
}
