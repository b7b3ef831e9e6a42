import { listZip } from '../../src/bytes/listZip'
import { differencesOnBytes, differencesOnText } from './codecCases'

/** Read archives in a browser: their names and contents, or why not. */
async function readArchives(archives: readonly (readonly number[])[]): Promise<string[]> {
  const read = async (bytes: readonly number[]) => {
    try {
      const { entries } = await listZip(new Blob([Uint8Array.from(bytes)]))
      const texts = entries.map(async (entry) => `${entry.name}: ${await (await entry.blob()).text()}`)
      return (await Promise.all(texts)).join('\n')
    } catch (error) {
      return `${(error as Error).name} ${(error as { reason?: string }).reason}`
    }
  }
  return Promise.all(archives.map(read))
}

Object.assign(globalThis, {
  differences: {
    native: 'fromBase64' in Uint8Array,
    onTexts: (texts: readonly string[]) => texts.flatMap(differencesOnText),
    onBytes: (all: readonly (readonly number[])[]) =>
      all.flatMap((one) => differencesOnBytes(Uint8Array.from(one))),
  },
  readArchives,
})
