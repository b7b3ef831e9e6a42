import { beforeEach } from 'vitest'

/** Storybook's own page gives a padded story room around it; a test page does not. */
beforeEach(() => {
  document.body.style.margin = '0'
})
