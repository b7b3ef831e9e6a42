/**
 * The files of a drop or a paste, those within folders too. At once where no folder is among them; else a promise,
 * since folders are read page by page.
 */
export function filesIn(transfer: DataTransfer): readonly File[] | Promise<readonly File[]> {
  // What a transfer holds is gone after the event: entries stay.
  const entries = [...(transfer.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  return entries.some((entry) => entry.isDirectory) ? walk(entries) : [...transfer.files]
}

async function walk(entries: readonly FileSystemEntry[]): Promise<readonly File[]> {
  const files: File[] = []
  for (const entry of entries) {
    if (isFolder(entry)) files.push(...(await walk(await entriesIn(entry))))
    else files.push(...(await fileOf(entry as FileSystemFileEntry)))
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

/** One that may not be read cannot be sent either: the others come all the same. */
function fileOf(entry: FileSystemFileEntry): Promise<readonly File[]> {
  return new Promise((resolve) =>
    entry.file(
      (file) => resolve([file]),
      () => resolve([]),
    ),
  )
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}
