import preview from '#.storybook/preview'
import { annotate, directionOf } from '../../.storybook/annotated'

/** A story that says its direction is the same in every project: it runs in the others. */
annotate(preview, (own, shared) =>
  directionOf(own, shared) === undefined
    ? own
    : { ...own, tags: [...(own.tags ?? []), 'says-its-direction'] },
)
