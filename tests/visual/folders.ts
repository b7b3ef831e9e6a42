import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const stories = here('../../stories')
export const baselines = here('./baselines')
export const manifest = here('./baselines/manifest.json')
export const report = here('./report')
export const digests = here('./baselines/digests.json')
