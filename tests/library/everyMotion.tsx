import { Collapse } from '../../src/motion/Collapse'
import { ListTransition } from '../../src/motion/ListTransition'
import { Presence } from '../../src/motion/Presence'
import { Reorderable } from '../../src/motion/Reorderable'
import { SharedElement } from '../../src/motion/SharedElement'
import { SharedScreen } from '../../src/motion/SharedScreen'
import { StepSlide } from '../../src/motion/StepSlide'
import type { Example } from './basics'

const birds = ['Gull', 'Barn owl']
const asItIs = (bird: string) => bird

/** One way to draw each part that moves. */
export const everyMotion: readonly Example[] = [
  [
    'Collapse',
    (common) => (
      <Collapse {...common} open>
        A gull
      </Collapse>
    ),
  ],
  ['Collapse, closed', (common) => <Collapse {...common} open={false} />],
  [
    'ListTransition',
    (common) => (
      <ListTransition {...common} items={birds} getItemKey={asItIs}>
        {asItIs}
      </ListTransition>
    ),
  ],
  [
    'Presence',
    (common) => (
      <Presence {...common} show>
        A gull
      </Presence>
    ),
  ],
  [
    'Reorderable',
    (common) => (
      <Reorderable {...common} items={birds} getItemKey={asItIs} getItemLabel={asItIs} onReorder={() => {}}>
        {asItIs}
      </Reorderable>
    ),
  ],
  [
    'SharedElement',
    (common) => (
      <SharedElement {...common} name="gull">
        A gull
      </SharedElement>
    ),
  ],
  [
    'SharedScreen',
    (common) => (
      <SharedScreen {...common} screen="list">
        A gull
      </SharedScreen>
    ),
  ],
  [
    'StepSlide',
    (common) => (
      <StepSlide {...common} step={1}>
        A gull
      </StepSlide>
    ),
  ],
]
