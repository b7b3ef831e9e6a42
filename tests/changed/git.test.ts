// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changedFiles } from './git.mjs'

let home = ''
const git = (...values: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...values], { cwd: home })
const write = (name: string, text: string) => writeFileSync(join(home, name), text)
const commit = () => {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'It is so')
}

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'screenwright-git-'))
  git('init', '--quiet', '--initial-branch', 'main')
  write('kept.ts', 'kept')
  write('gone.ts', 'as it was')
  commit()
})
afterEach(() => rmSync(home, { recursive: true }))

it('finds, on a branch, what is committed, staged, written, new and deleted since it left the main branch', () => {
  git('checkout', '--quiet', '-b', 'work')
  write('committed.ts', '1')
  commit()
  write('staged.ts', '2')
  git('add', 'staged.ts')
  write('new file.ts', '3')
  rmSync(join(home, 'gone.ts'))
  const { since, paths, before } = changedFiles(home)
  expect(since).toBe('main')
  expect(paths).toEqual(['committed.ts', 'gone.ts', 'new file.ts', 'staged.ts'])
  expect(before('gone.ts')).toBe('as it was')
  expect(before('staged.ts')).toBe('')
})

it('finds, on the main branch, what is not committed', () => {
  write('kept.ts', 'changed')
  expect(changedFiles(home).paths).toEqual(['kept.ts'])
})

it('prefers the main branch of the server, and goes by another commit when asked', () => {
  write('later.ts', '1')
  commit()
  git('update-ref', 'refs/remotes/origin/main', 'HEAD~1')
  expect(changedFiles(home)).toMatchObject({ since: 'origin/main', paths: ['later.ts'] })
  expect(changedFiles(home, 'HEAD').paths).toEqual([])
})

it('says which commit it does not know', () => {
  expect(() => changedFiles(home, 'nowhere')).toThrow('git knows no commit "nowhere"')
})
