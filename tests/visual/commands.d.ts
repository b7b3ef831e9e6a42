import type { Surroundings } from '../../.storybook/usual'
import type { Mode } from './modes'

declare module 'vitest' {
  interface ProvidedContext {
    /** What this project chooses where a story chooses nothing. */
    surroundings: Surroundings
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes these pictures of a story and compares them with their baselines; answers with what is different. */
    takePictures: (story: string, modes: Mode[]) => Promise<string[]>
  }
}
