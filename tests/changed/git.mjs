// Ask git which files have changed.
import { spawnSync } from 'node:child_process'

/** Where work began when nothing else is asked for: where it left the main branch, here or on the server. */
const mainBranches = ['origin/main', 'main']

/**
 * The files that differ from where this work left `ref`: committed, staged, only written, new or deleted. On the main
 * branch itself that is what is not committed, or not pushed.
 */
export function changedFiles(root, ref) {
  const git = (...values) => {
    const { status, stdout, stderr, error } = spawnSync('git', values, { cwd: root, encoding: 'utf8' })
    if (error || status !== 0) throw new Error((error?.message ?? stderr).trim())
    return stdout
  }
  const known = (name) =>
    spawnSync('git', ['rev-parse', '-q', '--verify', `${name}^{commit}`], { cwd: root }).status === 0
  const names = ref === undefined ? mainBranches : [ref]
  const from = names.find(known)
  if (ref !== undefined && from === undefined) {
    throw new Error(
      `git knows no commit "${ref}". Name a branch, a tag or a commit: npm test -- --changed main`,
    )
  }
  const base = git('merge-base', 'HEAD', from ?? 'HEAD').trim()
  const paths = [
    ...git('diff', '--name-only', '--no-renames', '-z', base).split('\0'),
    ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0'),
  ].filter(Boolean)
  /** How a file read then; nothing where there was none. */
  const before = (path) => {
    const { status, stdout } = spawnSync('git', ['show', `${base}:${path}`], { cwd: root, encoding: 'utf8' })
    return status === 0 ? stdout : ''
  }
  return { since: from ?? 'HEAD', paths: [...new Set(paths)].sort(), before }
}
