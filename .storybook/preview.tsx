import '@fontsource-variable/inter'
import '@fontsource-variable/noto-sans-arabic'
import '../src/styles.css'
import './preview.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import isChromatic from 'chromatic/isChromatic'
import { ThemedDocs } from './ThemedDocs'
import { beStill } from './stillness'
import { toolbar, usual, withSurroundings } from './surroundings'

const photographed = isChromatic() || '__vitest_browser__' in globalThis

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  decorators: [withSurroundings],
  globalTypes: toolbar,
  initialGlobals: { ...usual },
  beforeEach: ({ parameters }) =>
    photographed ? beStill(parameters.motion as 'live' | undefined) : undefined,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: ThemedDocs, toc: { headingSelector: 'h2, h3' } },
    options: {
      storySort: {
        order: ['Introduction', 'Screens', 'Collection', 'Form', 'Fields', 'Components', 'Motion', 'Theme'],
      },
    },
  },
})
