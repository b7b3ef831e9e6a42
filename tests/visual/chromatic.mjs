// npm run chromatic: the same stories, looked at by Chromatic.
import { spawnSync } from 'node:child_process'
import { argv, env, execPath, exit } from 'node:process'
import { fileURLToPath } from 'node:url'

if (!env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Chromatic needs a project token: set CHROMATIC_PROJECT_TOKEN to the one under Manage > Configure at chromatic.com. ' +
      '`npm run visual` compares the same pictures without an account.',
  )
  exit(1)
}

const chromatic = fileURLToPath(new URL('../../node_modules/chromatic/dist/bin.cjs', import.meta.url))
const { status } = spawnSync(
  execPath,
  [chromatic, '--build-script-name', 'build-storybook', ...argv.slice(2)],
  {
    stdio: 'inherit',
  },
)
exit(status ?? 1)
