import { addons } from 'storybook/manager-api'
import { sentence } from './sentence'
import { workbench } from './workbench'

addons.setConfig({
  theme: workbench(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  sidebar: {
    showRoots: true,
    renderLabel: ({ type, name }) => (type === 'story' ? sentence(name) : name),
  },
})
