import type { Entry } from './Entry'
import type { KeptFacts, UploadKeeper } from './keepUploads'
import type { UploadedFile } from './Upload'
import { type UploadAdapter, UploadError } from './UploadAdapter'

/** Hand a file to the adapter, and keep for after a reload the state with which it goes on. */
export async function sendUpload(
  adapter: UploadAdapter,
  keeper: UploadKeeper | undefined,
  entry: Entry,
  file: File,
  signal: AbortSignal,
  report: (bytes: number) => void,
): Promise<UploadedFile> {
  const { name, type, size, checksum } = entry
  const facts = (): KeptFacts => ({
    name,
    type,
    size,
    checksum,
    adapter: adapter.name,
    resumeState: entry.resumeState,
  })
  if (keeper) entry.keptAs = await keeper.keep(entry.keptAs, facts(), file)
  try {
    const answer = await adapter.send({
      file,
      name,
      type,
      checksum,
      signal,
      resumeState: entry.resumeState,
      saveResumeState(resumeState) {
        if (signal.aborted) return
        entry.resumeState = resumeState
        if (entry.keptAs !== undefined) keeper?.note(entry.keptAs, facts())
      },
      report,
    })
    if (entry.keptAs !== undefined && !signal.aborted) keeper?.forget(entry.keptAs)
    return { name, type, size, ...(checksum !== undefined && { checksum }), ...answer }
  } catch (thrown) {
    // To an adapter, a file that was changed or removed looks like a broken connection.
    if (!signal.aborted && !(await isReadable(file))) {
      throw new UploadError('unreadable', { cause: thrown })
    }
    throw thrown
  }
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}
