// @vitest-environment node
import { createHash } from 'node:crypto'
import { appendFileSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { encodeHex } from '../../src/bytes/hex'
import { type HashAlgorithm, hashFile } from '../../src/bytes/hashFile'

const MEGABYTE = 2 ** 20
const algorithms = ['SHA-256', 'SHA-384', 'SHA-512', 'SHA-1', 'MD5', 'CRC-32'] as const

/** So many bytes, none like its neighbours, and the same in every run. */
function someBytes(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  for (let at = 0, state = 1; at < length; at += 1)
    bytes[at] = (state = (Math.imul(state, 48_271) + 11) | 0) >>> 16
  return bytes
}

const large = someBytes(17 * MEGABYTE + 3)
const small = large.subarray(0, 3 * MEGABYTE + 1)

function wanted(algorithm: HashAlgorithm, bytes: Uint8Array): string {
  if (algorithm === 'CRC-32') return crc32(bytes).toString(16).padStart(8, '0')
  return createHash(algorithm.replace('-', '').toLowerCase()).update(bytes).digest('hex')
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('hashFile', () => {
  test.each(algorithms)('makes %s of a file of any size', async (algorithm) => {
    for (const bytes of [large, small]) {
      expect(encodeHex(await hashFile(new Blob([bytes]), { algorithm }))).toBe(wanted(algorithm, bytes))
    }
  })

  it('makes SHA-256 unless told otherwise, of nothing too', async () => {
    expect(encodeHex(await hashFile(new Blob([])))).toBe(createHash('sha256').digest('hex'))
    expect(encodeHex(await hashFile(new Blob([]), { algorithm: 'MD5' }))).toBe(
      createHash('md5').digest('hex'),
    )
  })

  test.each(['SHA-3', 'sha-256', 'toString', ''])(
    'says which hashes there are, asked for %j',
    async (other) => {
      const algorithm = other as HashAlgorithm
      await expect(hashFile(new Blob([small]), { algorithm })).rejects.toMatchObject({
        name: 'ByteError',
        reason: 'unsupported',
        message: `screenwright: there is no hash “${other}”. Choose one of SHA-256, SHA-384, SHA-512, SHA-1, MD5, CRC-32`,
      })
    },
  )

  test.each(algorithms)('makes %s where neither WebAssembly nor the engine may', async (algorithm) => {
    vi.stubGlobal('crypto', {})
    vi.stubGlobal('WebAssembly', {
      compile: () => Promise.reject(new WebAssembly.CompileError('rejected by the policy')),
    })
    const hash = await hashFile(new Blob([small]), { algorithm })
    expect(encodeHex(hash)).toBe(wanted(algorithm, small))
  })

  it('tells how far it is, to the end', async () => {
    for (const bytes of [large, small]) {
      const heard: number[] = []
      await hashFile(new Blob([bytes]), { onProgress: (done) => heard.push(done) })
      expect(heard).toEqual([...heard].sort((a, b) => a - b))
      expect(heard.at(-1)).toBe(bytes.length)
    }
  })

  it('ends at once when it is told to', async () => {
    const control = new AbortController()
    const file = new Blob([large])
    let heard = 0
    const hash = hashFile(file, {
      algorithm: 'MD5',
      signal: control.signal,
      onProgress() {
        heard += 1
        control.abort(new Error('enough'))
      },
    })
    await expect(hash).rejects.toThrow('enough')
    expect(heard).toBe(1)
    await expect(hashFile(file, { signal: control.signal })).rejects.toThrow('enough')
  })

  it.each([2 * MEGABYTE, 20 * MEGABYTE])('rejects a file of %d bytes that has changed', async (size) => {
    const folder = mkdtempSync(join(tmpdir(), 'screenwright-hash-'))
    try {
      const path = join(folder, 'film.bin')
      writeFileSync(path, large.subarray(0, size))
      const file = await openAsBlob(path)
      appendFileSync(path, 'more')
      await expect(hashFile(file)).rejects.toMatchObject({ name: 'ByteError', reason: 'changed' })
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('rejects a file that changes while it is read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'screenwright-hash-'))
    try {
      const path = join(folder, 'film.bin')
      writeFileSync(path, large)
      const file = await openAsBlob(path)
      const hash = hashFile(file, { onProgress: () => appendFileSync(path, 'more') })
      await expect(hash).rejects.toMatchObject({ reason: 'changed', position: expect.any(Number) as number })
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
