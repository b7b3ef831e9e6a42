import type { Outcome } from './pictures.ts'

/** The page that shows what is different: before, after, and where. */
export declare function page(changed: readonly Outcome[], stale: readonly string[]): string
