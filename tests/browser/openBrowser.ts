import { type Browser, chromium } from 'playwright'
import { inject } from 'vitest'

/** The browser that all files of pages share. Closing it closes the pages of this file, and no others. */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject('browser'))
