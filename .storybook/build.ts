import { type InlineConfig, mergeConfig, type Plugin, type PluginOption } from 'vite'

/** Read props where components stand alone: in every file it takes half of the time of a build. */
export function propsOfComponents(config: InlineConfig): InlineConfig {
  return {
    ...config,
    plugins: config.plugins?.map((plugin) => (isDocgen(plugin) ? ofComponents(plugin) : plugin)),
  }
}

const isDocgen = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  plugin.name === 'storybook:react-docgen-plugin'

function ofComponents({ transform, ...plugin }: Plugin): Plugin {
  const handler = typeof transform === 'object' ? transform.handler : transform
  return { ...plugin, ...(handler && { transform: { filter: { id: /\/src\/.*\.tsx$/ }, handler } }) }
}

/**
 * Bundle the modules that most stories need in few files: a story of a whole screen would load two hundred small ones, one after the other.
 * Rooms that few of them need, and what brings a large package along, stay by themselves.
 */
export function inFewFiles(config: InlineConfig): InlineConfig {
  return mergeConfig(config, { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } })
}

const groups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'aria',
    test: /node_modules\/(?:react-aria|react-stately|react-aria-components|@react-\w+|@internationalized)\//,
  },
  {
    name: 'screenwright',
    test: /\/src\/(?!bytes|charts|hex|media|sample|screens\/(?:import|specification)|.*(?:JsonEditor|ColourPicker|phoneNumber))/,
  },
]
