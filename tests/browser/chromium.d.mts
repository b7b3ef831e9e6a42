import type { BrowserContextOptions } from 'playwright'

export interface FoundBrowser {
  path: string
  /** Its name, for people. */
  name: string
  /** The one that comes with the lock file, which draws the pictures of the visual check. */
  pinned: boolean
}

export declare const pinnedName: string
export declare const notFound: string
export declare function findBrowser(): FoundBrowser
export declare const launchArguments: string[]
export declare const framesAtOnce: string[]
export declare const contextOptions: BrowserContextOptions
