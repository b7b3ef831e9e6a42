#!/usr/bin/env node
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importOpenApi } from './importOpenApi'

const HELP = `screenwright import <openapi.json> [--out <folder>]

Writes draft TypeScript of the entities, sources and error catalogue of an OpenAPI 3.0 or 3.1 document
into a folder (./screenwright-draft unless you name one), and says what it left out.
`

process.exitCode = run(process.argv.slice(2))

function run(words: readonly string[]): number {
  const outAt = words.indexOf('--out')
  const out = outAt < 0 ? 'screenwright-draft' : words[outAt + 1]
  const [command, file, ...more] = words.filter(
    (_, index) => outAt < 0 || (index !== outAt && index !== outAt + 1),
  )
  const isHelp = words.length === 0 || words.includes('--help')
  if (isHelp || command !== 'import' || file === undefined || out === undefined || more.length > 0) {
    process[isHelp ? 'stdout' : 'stderr'].write(HELP)
    return isHelp ? 0 : 2
  }
  let document: unknown
  try {
    document = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(
      `screenwright: ${file} cannot be read as JSON: ${reason}. Give an OpenAPI document in JSON.\n`,
    )
    return 1
  }
  const { files, skipped } = importOpenApi(document)
  for (const [path, text] of files) {
    const target = join(out, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
    process.stdout.write(`wrote ${target}\n`)
  }
  if (skipped.length > 0) process.stdout.write(`\nLeft out (${skipped.length}):\n`)
  for (const { at, reason } of skipped) process.stdout.write(`- ${at}: ${reason}\n`)
  return files.size > 0 ? 0 : 1
}
