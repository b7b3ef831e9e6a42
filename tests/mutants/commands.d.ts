import type { Setting } from './session'

declare module 'vitest/browser' {
  interface BrowserCommands {
    mutantSetting: () => Promise<Setting>
    mutantsLeft: (story: string, place: string) => Promise<number[]>
    mutantsFound: (numbers: number[], story: string, file: string) => Promise<void>
    mutantsEqual: (numbers: number[], place: string) => Promise<void>
    mutantDiffers: (number: number, where: string) => Promise<void>
    lookAt: (width: number, height: number) => Promise<string>
  }
}
