import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { digests } from './folders.ts'

/**
 * For each picture a digest of its baseline together with the bytes in which the browser handed it over: where these
 * are the same again nothing needs decoding. One that is missing, or of another baseline, costs time and nothing else.
 */
const known = new Map<string, string>(
  existsSync(digests)
    ? Object.entries(JSON.parse(readFileSync(digests, 'utf8')) as Record<string, string>)
    : [],
)

export const knownEqual = (name: string, baseline: Buffer, shot: Buffer) =>
  known.get(name) === digest(baseline, shot)

export function remember(name: string, baseline: Buffer, shot: Buffer) {
  known.set(name, digest(baseline, shot))
}

/** Store the digests of these pictures, in order, a line each, so that two branches can be merged. */
export function writeDigests(names: string[]) {
  const kept = names.filter((name) => known.has(name)).map((name) => [name, known.get(name)])
  writeFileSync(digests, `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`)
}

const digest = (...parts: Buffer[]) =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('base64url')
    .slice(0, 22)
