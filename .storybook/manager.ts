import { addons } from 'storybook/manager-api'
import { workbench } from './workbench'

addons.setConfig({
  theme: workbench(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  sidebar: { showRoots: true },
})
