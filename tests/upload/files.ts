/** Files by what is in them: a name proves nothing. */

const beginnings = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  pdf: [...new TextEncoder().encode('%PDF-1.7\n')],
  program: [0x4d, 0x5a, 0x90, 0x00, 0x03, 0x00, 0x00, 0x00],
} as const

export function fileOf(kind: keyof typeof beginnings, name: string, type: string, size = 32): File {
  const bytes = new Uint8Array(Math.max(size, beginnings[kind].length))
  bytes.set(beginnings[kind])
  return new File([bytes], name, { type })
}

export const png = (name: string, size?: number) => fileOf('png', name, 'image/png', size)
export const empty = (name: string) => new File([], name, { type: 'text/plain' })

/** Larger than Node can hold: it is made of zeros, slice by slice. */
export function largeFile(name: string, size: number): File {
  return Object.defineProperties(new File([], name, { type: 'application/octet-stream' }), {
    size: { value: size },
    slice: {
      value: (start = 0, end = size) => {
        const from = start < 0 ? size + start : start
        return new Blob([new Uint8Array(Math.min(end, size) - from)])
      },
    },
  })
}

/** Bytes that can be told from each other, so that a part in the wrong place is found. */
export function noise(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let state = 1
  for (let index = 0; index < size; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    bytes[index] = state >>> 24
  }
  return bytes
}

/** Wait until a condition holds; if it never does, the test's own time limit ends the wait. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}
