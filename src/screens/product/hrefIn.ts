import type { Router } from './Router'

/** The address of a path for a link. */
export const hrefIn = (router: Router, path: string) => router.createHref?.(path) ?? path
