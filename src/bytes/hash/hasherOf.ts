import { md5, sha1 } from '@noble/hashes/legacy.js'
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js'
import { createMD5, createSHA1, createSHA256, createSHA384, createSHA512 } from 'hash-wasm'
import { crc32 } from '../crc32'
import type { HashAlgorithm } from './HashAlgorithm'

/** Takes a file piece by piece. */
export interface Hasher {
  update(piece: Uint8Array): void
  digest(): Uint8Array
}

/** WebAssembly, and plain JavaScript where the policy of a page forbids that. */
export async function hasherOf(algorithm: HashAlgorithm): Promise<Hasher> {
  if (algorithm === 'CRC-32') return crcHasher()
  const { inWasm, inScript } = hashers[algorithm]
  try {
    const hasher = await inWasm()
    return { update: (piece) => hasher.update(piece), digest: () => hasher.digest('binary') }
  } catch {
    return inScript.create()
  }
}

const hashers = {
  'SHA-256': { inWasm: createSHA256, inScript: sha256 },
  'SHA-384': { inWasm: createSHA384, inScript: sha384 },
  'SHA-512': { inWasm: createSHA512, inScript: sha512 },
  'SHA-1': { inWasm: createSHA1, inScript: sha1 },
  MD5: { inWasm: createMD5, inScript: md5 },
}

function crcHasher(): Hasher {
  let sum = 0
  return {
    update(piece) {
      sum = crc32(piece, sum)
    },
    digest: () => Uint8Array.of(sum >>> 24, sum >>> 16, sum >>> 8, sum),
  }
}
