// Which tests and stories a change can reach.
import { posix } from 'node:path'
import { isAboutAll, mentions } from './tree.mjs'

/** Files that reach everything: how the library is built, drawn and tested. */
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
 * one does. The nearest come first: what is about a changed file, then what imports it, then what imports that.
 * `before` answers with how a changed file read until then.
 */
export function reach(tree, changed, before = () => '') {
  const present = new Set(tree.keys())
  const all = { tests: [...present].filter(isTest).sort(), stories: [...present].filter(isStory).sort() }
  const cause = changed.find((path) => around.some((pattern) => pattern.test(path)))
  if (cause) return { ...all, isNear: () => true, cause }

  // A deleted file may still be named by others, and a deleted sheet has styled something.
  const gone = changed.filter((path) => !tree.has(path))
  const whole = gone.length === 0 ? tree : new Map([...tree, ...gone.map((path) => [path, before(path)])])
  const classes = rootClasses(
    changed.filter(isSheet).map((path) => `${before(path)}\n${tree.get(path) ?? ''}`),
  )
  const styled = classes.size === 0 ? [] : [...whole.keys()].filter((path) => names(whole.get(path), classes))

  const users = usersOf(whole, [...changed, ...storiesOf(whole, changed)])
  const drawers = usersOf(whole, styled)
  if (users.has(preview) || drawers.has(preview)) {
    for (const story of all.stories) if (!users.has(story)) users.set(story, furthest)
  }
  const subjects = new Set(changed.map(subjectOf))
  const steps = (path) => {
    if (subjects.has(subjectOf(path))) return 0
    const away = Math.min(users.get(path) ?? furthest, drawers.get(path) ?? furthest)
    return isAboutAll(tree.get(path)) ? away + farther : away
  }
  const isReached = (path) => users.has(path) || (isDrawn(path) && drawers.has(path))
  const nearest = (paths) => paths.filter(isReached).sort((one, other) => steps(one) - steps(other))
  const isNear = (path) => steps(path) <= near
  return { tests: nearest(all.tests), stories: nearest(all.stories), isNear }
}

/** Return the subject of a file, by its name: `Badge` of Badge.css, Badge.test.tsx and BadgeStates.stories.tsx. */
function subjectOf(path) {
  return posix.basename(path).replace(/(?:States)?\..*$/, '')
}

/** As many steps away something is about the change, and not only drawn with it. */
const near = 3

/** The steps to what only the page around all stories reaches. */
const furthest = 1000

/** A test about the whole library is further away than those about a part that is drawn by a part that is drawn by another. */
const farther = 4

/** It takes as long as so many tests of one part. */
const testsOfAll = 40

/**
 * These files, all that mention them, and all that mention those, each with how many mentions away it is. Sheets are
 * reached by the classes they style alone.
 */
function usersOf(tree, paths) {
  const found = new Map(paths.map((path) => [path, 0]))
  for (const [path, steps] of found) {
    if (path === 'src/styles.css') continue
    // The workbench shows the page of a component beside its stories; no story is drawn with it.
    const isRead = path.endsWith('.md')
    for (const user of mentionedBy(tree).get(path) ?? []) {
      if ((!isRead || isTest(user)) && !found.has(user)) found.set(user, steps + 1)
    }
  }
  return found
}

/**
 * As many of these files, the nearest first, as have no more than `most` tests or stories together; the first, if it
 * `isNear`, and those that were `changed` themselves, in any case.
 */
export function nearestOf(tree, paths, most, { changed = [], isNear = () => true } = {}) {
  const always = new Set([...changed, ...paths.slice(0, 1).filter(isNear)])
  let count = 0
  return paths.filter((path) => {
    count += countOf(tree.get(path) ?? '')
    return count <= most || always.has(path)
  })
}

/** The stories or tests of a file, as far as its text tells. */
function countOf(text) {
  const count = text.match(/^export const |^\s*(?:it|test)(?:\.\w+)*\(/gm)?.length ?? 0
  return isAboutAll(text) ? Math.max(count, testsOfAll) : count
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
