import fc from 'fast-check'
import { env } from 'node:process'

// The same cases in every run, so that a red run speaks of the change at hand; `npm run fuzz` looks for others.
fc.configureGlobal({ seed: Number(env.PROPERTY_SEED ?? 1) })

export { fc }
