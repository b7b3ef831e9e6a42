import { ByteError } from './ByteError'

/** The bytes of a file from one place to another; an error where they are no longer what the file had. */
export async function readPiece(file: Blob, from = 0, to = file.size): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await file
    .slice(from, to)
    .arrayBuffer()
    // Browsers and Node read no further once a file is not as it was when it was chosen.
    .catch(() => undefined)
  if (bytes?.byteLength === to - from) return new Uint8Array(bytes)
  throw new ByteError('changed', 'the file was changed or removed while it was read', from)
}
