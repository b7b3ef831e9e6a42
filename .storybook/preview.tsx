import '@fontsource-variable/inter'
import '@fontsource-variable/jetbrains-mono'
import '@fontsource-variable/noto-sans-arabic'
import '@fontsource-variable/noto-sans-thai'
import '../src/styles.css'
import './preview.css'
import './docs.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { dismissToast, getToasts } from '../src/components/toasts'
import { type Look, modes, usualModes, windows } from '../tests/visual/modes'
import { annotate, playInItsLanguage } from './annotated'
import { withUsableControls } from './controls'
import { DocsPage } from './DocsPage'
import { withNetwork } from './network'
import { framed, restUntilPressed } from './frames'
import { withProse } from './propsTable'
import { beStill, photographed, tested } from './stillness'
import { toolbar, withSurroundings } from './surroundings'
import { ThemedDocs } from './ThemedDocs'
import { usual } from './usual'
import { WideTable } from './WideTable'

/** The same pictures as `npm run visual` takes. */
const chromaticModes = Object.fromEntries(
  usualModes.map((mode) => {
    const { window, ...surroundings }: Look = modes[mode]
    return [mode, { ...surroundings, viewport: Number.parseInt(windows[window].styles.width, 10) }]
  }),
)

if (framed) restUntilPressed()

// Code that is loaded on first use, such as a dialog or a calendar, can take seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/**
 * React writes no `!important` into a style, which is all that the first rule looks for, on every line of text. Contrast has a test of its
 * own, which asks about each pair of colours once.
 */
const notAsked = { 'avoid-inline-spacing': { enabled: false }, 'color-contrast': { enabled: false } }

const docs = {
  container: ThemedDocs,
  page: DocsPage,
  components: { table: WideTable },
  toc: { headingSelector: 'h2, h3' },
}

const preview = definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  decorators: [withNetwork, withSurroundings],
  argTypesEnhancers: [withProse, withUsableControls],
  globalTypes: toolbar,
  initialGlobals: { ...usual },
  beforeEach: ({ parameters: { layout, motion } }: { parameters: { layout?: string; motion?: 'live' } }) => {
    if (tested) document.body.dataset.layout = layout
    // A message of the story before is no part of this one.
    for (const { id } of getToasts()) dismissToast(id)
    return photographed ? beStill(motion) : undefined
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: import.meta.env.PICTURES_ONLY || framed ? 'off' : 'error',
      // The panel of the workbench shows what passes as well; a test has no use for it.
      options: tested ? { resultTypes: ['violations'], rules: notAsked } : {},
    },
    chromatic: { modes: chromaticModes },
    viewport: { options: windows },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs,
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guides',
          'Product',
          'Specification',
          'Screens',
          'Charts',
          'Collection',
          'Form',
          'Fields',
          'Upload',
          'Components',
          'Motion',
          'Media',
          'Hex',
          'Bytes',
          'Sample data',
          'Theme',
        ],
      },
    },
  },
})

annotate(preview, playInItsLanguage)

export default preview
