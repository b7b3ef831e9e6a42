import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runCommand, type Terminal } from '../../src/import/command'
import { recordsWith } from './document'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'drafts-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (path: string) => join(folder, path)
const read = (path: string) => readFileSync(at(path), 'utf8')
const entity = 'out/entities/thing.ts'

/** Imports a document whose records have a text of this name. */
const importWith = (name: string, ask?: Terminal['ask'], more?: readonly string[]) =>
  importDocument(recordsWith({ [name]: { type: 'string' } }), ask, more)

async function importDocument(document: object, ask?: Terminal['ask'], more: readonly string[] = []) {
  writeFileSync(at('openapi.json'), JSON.stringify(document))
  const said: string[] = []
  const terminal = { print: (text: string) => said.push(text), printError: vi.fn(), ask }
  const code = await runCommand(['import', at('openapi.json'), '--out', at('out'), ...more], terminal)
  expect([code, terminal.printError.mock.calls]).toEqual([0, []])
  return said.join('')
}

const change = (path: string) => writeFileSync(at(path), `${read(path)}// mine\n`)

describe('importing again', () => {
  test('replaces an unchanged draft, also one whose lines end as on Windows', async () => {
    expect(await importWith('one')).toContain(`wrote ${at(entity)}`)
    expect(await importWith('one')).toContain(`${at(entity)} is as it was`)
    writeFileSync(at(entity), read(entity).replaceAll('\n', '\r\n'))
    expect(await importWith('other')).toContain(`replaced ${at(entity)}`)
    expect(read(entity)).toContain('other: text()')
  })

  test('writes beside a changed draft, where there is no person to ask', async () => {
    await importWith('one')
    change(entity)
    const said = await importWith('other')
    expect(said).toContain(`wrote ${at('out/entities/thing.new.ts')}, because the file beside it was changed`)
    expect(read(entity)).toMatch(/one: text\(\)[^]*mine/)
    expect(read('out/entities/thing.new.ts')).toContain('other: text()')
    change('out/entities/thing.new.ts')
    await importWith('third')
    expect(readdirSync(at('out/entities'))).toEqual(['thing.new.ts', 'thing.new2.ts', 'thing.ts'])
  })

  test('asks before it replaces what was changed', async () => {
    await importWith('one')
    change(entity)
    const ask = vi.fn(() => Promise.resolve(false))
    await importWith('other', ask)
    expect(ask).toHaveBeenCalledExactlyOnceWith(`${at(entity)} was changed since it was drafted. Replace it?`)
    expect(read(entity)).toContain('mine')
    ask.mockResolvedValue(true)
    await importWith('other', ask)
    expect(read(entity)).not.toContain('mine')
  })

  test('replaces everything when it is told to', async () => {
    await importWith('one')
    change(entity)
    const ask = vi.fn(() => Promise.resolve(false))
    expect(await importWith('other', ask, ['--force'])).toContain(`replaced ${at(entity)}`)
    expect(ask).not.toHaveBeenCalled()
    expect(read(entity)).not.toContain('mine')
  })

  test('leaves a file alone that no draft ever was', async () => {
    await importWith('one')
    writeFileSync(at(entity), 'export const thing = 1\n')
    await importWith('one')
    expect(read(entity)).toBe('export const thing = 1\n')
  })
})

test('what is left out is printed, each reason once with all its places', async () => {
  const group = { type: 'object', properties: { inner: { type: 'string' } } }
  const said = await importDocument(recordsWith({ one: group, other: group }))
  expect(said).toContain('Calls drafted: 1\n')
  expect(said).toMatch(/Left out \(\d+\):\n/)
  expect(said).toMatch(
    /- What is not named is left out, not kept\.\n( {4}thing\S* additionalProperties\n){3}/,
  )
})

test.each([
  { words: [], code: 0, says: /^screenwright import <openapi\.json>/ },
  { words: ['import', 'a.json', '--help'], code: 0, says: /--force/ },
  { words: ['import'], code: 2, complains: /^screenwright import/ },
  { words: ['import', 'a.json', '--out'], code: 2, complains: /^screenwright import/ },
  { words: ['import', 'missing.json'], code: 1, complains: /missing\.json cannot be read as JSON/ },
])('$words exits with $code', async ({ words, code, says = /^$/, complains = /^$/ }) => {
  const [said, complained]: [string[], string[]] = [[], []]
  const terminal = {
    print: (text: string) => said.push(text),
    printError: (text: string) => complained.push(text),
  }
  expect(await runCommand(words, terminal)).toBe(code)
  expect(said.join('')).toMatch(says)
  expect(complained.join('')).toMatch(complains)
})
