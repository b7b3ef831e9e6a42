import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestModule } from 'vitest/node'
import { componentId } from '../changed/reach.mjs'
import { baselines, stories } from './folders.ts'
import { outcomes } from './pictures.ts'

/** Every baseline, as `story/mode.png`. */
export function pictures(): string[] {
  if (!existsSync(baselines)) return []
  return readdirSync(baselines, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(baselines, name)).map((file) => `${name}/${file}`))
    .sort()
}

/** The baselines of components that no story file is about any more. */
export function orphans(): string[] {
  const files = readdirSync(stories, { recursive: true, encoding: 'utf8' })
  const told = new Set(
    files
      .filter((path) => path.endsWith('.stories.tsx'))
      .map((path) => componentId(readFileSync(join(stories, path), 'utf8'))),
  )
  return pictures().filter((name) => !told.has(componentOf(name)))
}

/**
 * The baselines that no story takes any more, of the components whose stories have run in both projects. What failed took
 * no picture, and its baselines are as good as they were.
 */
export function forsaken(modules: readonly TestModule[]): string[] {
  const failed = new Set<string>()
  const projects = new Map<string, Set<string>>()
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const { storyId } = test.meta() as { storyId?: string }
      if (storyId === undefined) continue
      const component = componentOf(storyId)
      projects.set(component, (projects.get(component) ?? new Set()).add(module.project.name))
      if (test.result().state === 'failed') failed.add(storyId)
    }
  }
  const taken = new Set(outcomes.map(({ story, mode }) => `${story}/${mode}.png`))
  return pictures().filter(
    (name) =>
      projects.get(componentOf(name))?.size === 2 &&
      !taken.has(name) &&
      !failed.has(name.split('/')[0] ?? ''),
  )
}

const componentOf = (name: string) => name.split('--')[0] ?? ''
