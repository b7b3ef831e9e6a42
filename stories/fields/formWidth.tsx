import type { Decorator } from '@storybook/react-vite'

/** A field as wide as a form makes it. */
export const formWidth: Decorator = (Story) => (
  <div style={{ maxInlineSize: 'var(--sw-form-width)' }}>
    <Story />
  </div>
)
