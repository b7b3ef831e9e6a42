/**
 * The files of a drop or a paste, those within folders too. At once where no folder is among them; else a promise,
 * since folders are read page by page. An entry that cannot be read becomes a file that fails when it is read: left out in
 * silence, a person would believe it sent.
 */
export function filesIn(transfer: DataTransfer): readonly File[] | Promise<readonly File[]> {
  // A transfer is empty after the event, but its entries stay.
  const entries = [...(transfer.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  return entries.some((entry) => entry.isDirectory) ? walk(entries) : [...transfer.files]
}

async function walk(entries: readonly FileSystemEntry[]): Promise<readonly File[]> {
  const files: File[] = []
  for (const entry of entries) {
    try {
      if (isFolder(entry)) files.push(...(await walk(await entriesIn(entry))))
      else files.push(await fileOf(entry as FileSystemFileEntry))
    } catch (thrown) {
      files.push(unreadable(entry.name, thrown))
    }
  }
  return files
}

/** A reader gives up to a hundred at a time, and nothing once all were given. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return all
    all.push(...some)
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject))
}

/** Make a file of one byte, because an empty one is never read. */
function unreadable(name: string, cause: unknown): File {
  const error = new DOMException(`${name} cannot be read: ${String(cause)}`, 'NotReadableError')
  const fail = () => {
    throw error
  }
  const failLater = () => Promise.reject(error)
  return Object.assign(new File([' '], name), {
    slice: fail,
    stream: fail,
    arrayBuffer: failLater,
    bytes: failLater,
    text: failLater,
  })
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}
