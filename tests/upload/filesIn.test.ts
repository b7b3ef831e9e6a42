import { expect, test, vi } from 'vitest'
import { createUploads } from '../../src/upload/createUploads'
import { filesIn } from '../../src/upload/filesIn'

const fileEntry = (name: string) => ({
  name,
  isDirectory: false,
  file: (found: (file: File) => void) => found(new File(['%PDF-1.7\n'], name, { type: 'application/pdf' })),
})

const lockedFile = (name: string) => ({
  name,
  isDirectory: false,
  file: (_found: unknown, reject: (error: Error) => void) =>
    reject(new DOMException('Denied', 'NotAllowedError')),
})

/** A folder as browsers read it: a hundred entries at a time. */
const folder = (name: string, entries: readonly object[]) => ({
  name,
  isDirectory: true,
  createReader() {
    let given = 0
    return {
      readEntries(found: (entries: readonly object[]) => void) {
        found(entries.slice(given, (given += 100)))
      },
    }
  },
})

const lockedFolder = (name: string) => ({
  name,
  isDirectory: true,
  createReader: () => ({
    readEntries: (_found: unknown, reject: (error: Error) => void) =>
      reject(new DOMException('Denied', 'NotAllowedError')),
  }),
})

const dropOf = (...entries: readonly object[]) =>
  ({
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files: [],
  }) as unknown as DataTransfer

const names = (files: readonly File[]) => files.map(({ name }) => name)

test('a dropped folder gives all its files, those of folders within it too', async () => {
  const pages = Array.from({ length: 250 }, (_, index) => `page ${index + 1}.pdf`)
  const dropped = dropOf(
    folder('Report', [...pages.map(fileEntry), folder('Notes', [fileEntry('note.pdf')])]),
  )
  expect(names(await filesIn(dropped))).toEqual([...pages, 'note.pdf'])
})

test('files without a folder are there at once, while the event still holds them', () => {
  const file = new File(['a'], 'a.txt')
  const transfer = { items: [{ webkitGetAsEntry: () => fileEntry('a.txt') }], files: [file] }
  expect(filesIn(transfer as unknown as DataTransfer)).toEqual([file])
})

test('what cannot be read keeps its place among the others, and fails when it is read', async () => {
  const dropped = dropOf(
    folder('Report', [fileEntry('a.pdf'), lockedFile('b.pdf'), lockedFolder('Photos'), fileEntry('c.pdf')]),
  )
  const files = await filesIn(dropped)
  expect(names(files)).toEqual(['a.pdf', 'b.pdf', 'Photos', 'c.pdf'])
  await expect(files[1]?.arrayBuffer()).rejects.toMatchObject({ name: 'NotReadableError' })
  expect(() => files[2]?.slice(0, 1)).toThrow('Photos cannot be read')
})

test('a person is told of each that could not be read, and the others come all the same', async () => {
  const uploads = createUploads()
  uploads.add(await filesIn(dropOf(folder('Report', [fileEntry('a.pdf'), lockedFile('b.pdf')]))))
  const told = () =>
    uploads.getIds().map((id) => {
      const { name, status, problem } = uploads.getUpload(id)!
      return [name, status, problem?.rule]
    })
  await vi.waitFor(() =>
    expect(told()).toEqual([
      ['a.pdf', 'ready', undefined],
      ['b.pdf', 'rejected', 'unreadable'],
    ]),
  )
})
