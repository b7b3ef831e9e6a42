import { afterAll } from 'vitest'
import { beAsUsual } from '../../.storybook/stillness'

/**
 * A story stays on the page, with its day that never ends, until the next one comes. On a page that files share,
 * Vitest tells the setup for one file from that for the next by the time: without this, the next has no hooks.
 */
afterAll(beAsUsual)
