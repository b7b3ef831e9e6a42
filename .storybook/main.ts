import { defineMain } from '@storybook/react-vite/node'
import { inFewFiles, propsOfComponents } from './build.ts'
import { withOtherNames } from './searchNames.ts'

// Storybook applies it like every preset, but its types do not tell of it.
const index = { storyIndexGenerator: withOtherNames }

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.@(mdx|stories.tsx)'],
  staticDirs: [{ from: '../stories/media/served', to: '/served' }],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  viteFinal: (config) => inFewFiles(propsOfComponents(config)),
  ...index,
})
