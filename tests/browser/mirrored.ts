import preview from '#.storybook/preview'
import { type A11y, annotate, directionOf } from '../../.storybook/annotated'

/**
 * A story that says its direction is the same in every project: it runs in the others. Colours are the same too, so
 * that contrast is not asked for again.
 */
annotate(preview, (own, shared) =>
  directionOf(own, shared) === undefined
    ? { ...own, parameters: { ...own.parameters, a11y: withoutContrast(own.parameters?.a11y) } }
    : { ...own, tags: [...(own.tags ?? []), 'says-its-direction'] },
)

const withoutContrast = (a11y: A11y = {}): A11y => ({
  ...a11y,
  options: { ...a11y.options, rules: { ...a11y.options?.rules, 'color-contrast': { enabled: false } } },
})
