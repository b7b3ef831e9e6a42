import { afterAll, afterEach, beforeEach, inject } from 'vitest'
import { beAsUsual } from '../../../.storybook/stillness'
import { capture } from '../../visual/capture'
import { checkContrast } from '../contrast'
import { checkHitAreas } from '../hitAreas'
import '../keptViewport'
import '../withoutOwnerStacks'
import { failOnConsole } from '../quietConsole'

// The questions asked of each story, in one file, since Vitest fetches each setup file anew for each file of stories; what they
// import is fetched once. Hooks after a test run in the reverse order: pictures come last, before the console is looked at.
const { pictures, mutants } = inject('asked')
const { direction } = inject('surroundings')

failOnConsole()
// A story stays on the page, with its day that never ends, until the next one comes. Vitest tells the setup for one file from
// that for the next by the time: without this, the next has no hooks.
afterAll(beAsUsual)

// The parts that a story opens at once are at hand: a picture of it waits for no file.
await Promise.all([
  import('../../../src/collection/ColumnDialog'),
  import('../../../src/collection/QuickFilterMenu'),
  import('../../../src/components/MenuList'),
  import('../../../src/components/ModalDialog'),
])

if (mutants) {
  const { leaveProbed, takeSetting } = await import('../../mutants/inPage')
  beforeEach(takeSetting)
  afterEach(leaveProbed)
}
if (pictures) afterEach(capture)
// Colours are no other in Arabic.
if (direction === 'ltr') afterEach(checkContrast)
else await import('../mirrored')
// No matter of a sheet that is changed on purpose.
if (!mutants) afterEach(checkHitAreas)
// The test says each violation as it fails. All else that axe looked at is 100 kB a story, sent to the runner with each of its states.
afterEach(({ task }) => {
  delete (task.meta as { reports?: unknown }).reports
})
