// Which tests and stories a change can reach.
import { mentions } from './tree.mjs'

/** What stands around everything: how it is built, drawn and tested. */
const around = [
  /^(?:package|package-lock|tsconfig)\.json$/,
  /^(?:vitest|tsup)\.config\.ts$/,
  /^\.storybook\//,
  /^src\/styles\.css$/,
  /^src\/theme\//,
  /^tests\/(?:browser|visual)\/(?!.*\.test\.)[^/]+\.(?:ts|mjs)$/,
  /^tests\/totals\.ts$/,
]

/** The page that Storybook puts around each story. */
const preview = '.storybook/preview.tsx'

const isTest = (path) => /^tests\/(?!package\/|hosts\/(?!testing\/)).*\.test\.tsx?$/.test(path)
const isStory = (path) => /^stories\/.*\.stories\.tsx$/.test(path)
const isSheet = (path) => path.startsWith('src/') && path.endsWith('.css')

/** A test that draws in a browser, where sheets count. */
const isDrawn = (path) => isStory(path) || /\/inChromium[./]|^tests\/browser\//.test(path)

/**
 * The test files and the story files that the changed files can reach, and the first of those that reach everything, if
 * one does. `before` answers with how a changed file read until then.
 */
export function reach(tree, changed, before = () => '') {
  const present = new Set(tree.keys())
  const all = { tests: [...present].filter(isTest).sort(), stories: [...present].filter(isStory).sort() }
  const cause = changed.find((path) => around.some((pattern) => pattern.test(path)))
  if (cause) return { ...all, cause }

  // What is deleted still has a name that others may mention, and a sheet that is gone styled something.
  const gone = changed.filter((path) => !tree.has(path))
  const whole = gone.length === 0 ? tree : new Map([...tree, ...gone.map((path) => [path, before(path)])])
  const classes = rootClasses(
    changed.filter(isSheet).map((path) => `${before(path)}\n${tree.get(path) ?? ''}`),
  )
  const styled = classes.size === 0 ? [] : [...whole.keys()].filter((path) => names(whole.get(path), classes))

  const users = usersOf(whole, [...changed, ...storiesOf(whole, changed)])
  const drawers = usersOf(whole, styled)
  if (users.has(preview) || drawers.has(preview)) for (const story of all.stories) users.add(story)
  const isReached = (path) => users.has(path) || (isDrawn(path) && drawers.has(path))
  return { tests: all.tests.filter(isReached), stories: all.stories.filter(isReached) }
}

/** These files, all that mention them, and all that mention those. Sheets are reached by the classes they style alone. */
function usersOf(tree, paths) {
  const found = new Set(paths)
  for (const path of found) {
    if (path === 'src/styles.css') continue
    // The workbench shows the page of a component beside its stories; no story is drawn with it.
    const isRead = path.endsWith('.md')
    for (const user of mentionedBy(tree).get(path) ?? []) if (!isRead || isTest(user)) found.add(user)
  }
  return found
}

const known = new WeakMap()

function mentionedBy(tree) {
  let users = known.get(tree)
  if (users) return users
  known.set(tree, (users = new Map()))
  for (const path of tree.keys()) {
    for (const target of mentions(tree, path)) users.set(target, [...(users.get(target) ?? []), path])
  }
  return users
}

/** `sw-Badge` of `.sw-Badge-dot`: whichever of its parts a module names, it draws a badge. */
function rootClasses(sheets) {
  return new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/\.sw-(\w+)/g)].map(([, name]) => name)))
}

/** Whether the code names one of these classes, whole or put together: `sw-${kind}` with a kind of 'TextField'. */
function names(text, classes) {
  for (const [, name] of text.matchAll(/(?:\bsw-|\bkind="|\bkind: ')(\w+)/g))
    if (classes.has(name)) return true
  return false
}

/** The story files that changed pictures are of. */
function storiesOf(tree, changed) {
  const pictured = new Set(
    changed.flatMap((path) => /^tests\/visual\/baselines\/(.+?)--/.exec(path)?.[1] ?? []),
  )
  if (pictured.size === 0) return []
  return [...tree.keys()].filter((path) => isStory(path) && pictured.has(componentId(tree.get(path))))
}

/** The id that Storybook gives to what the stories of a file are about. */
export function componentId(text) {
  const title = /\bmeta\([\s\S]*?\btitle: '([^']+)'/.exec(text)?.[1] ?? ''
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
