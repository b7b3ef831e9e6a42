import preview from '#.storybook/preview'
import { deflateSync, strToU8 } from 'fflate'
import { expect, userEvent, waitFor } from 'storybook/test'
import { crc32 } from '../../src/bytes/crc32'
import { sniffDeep } from '../../src/bytes/sniffDeep'
import { officeFile, writeZip } from '../../tests/bytes/archives'
import { Decoded } from './Decoded'
import { HashedFile } from './HashedFile'
import { Sizes } from './Sizes'
import { SniffedFiles } from './SniffedFiles'
import { ZipEntries } from './ZipEntries'

const meta = preview.meta({ title: 'Bytes' })

/** Base64 is read by the engine where it can, and by a table elsewhere, with the same result. */
export const ReadsBase64 = meta.story({
  name: 'Reads Base64',
  render: () => <Decoded text="TWFyYSBzYXlzIOKAnGjDqWxsb+KAnQ==" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mara says “héllo”')).toBeVisible()
  },
})

/** Malformed input is an error that says where: never an empty answer, never a shorter one. */
export const SaysWhereItIsMalformed = meta.story({
  render: () => <Decoded text="TWFyYSBz*XlzIG5vdGhpbmc=" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Base64' })
    await expect(field).toHaveAccessibleDescription(/marked below/)
    await expect(canvas.getByText('*')).toBeVisible()
  },
})

/** The types of files by their first bytes, not by their names: whether they can run scripts, and what does not fit together. */
export const TellsWhatFilesAre = meta.story({
  render: () => <SniffedFiles files={someFiles} />,
  parameters: { visual: { until: '.bytes-rows:not(:has(code:only-child))' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('image/png')).toBeVisible()
    await expect(
      await canvas.findByText('Its name says otherwise. Its declared type says otherwise.'),
    ).toBeVisible()
    await expect(await canvas.findAllByText('can run scripts')).toHaveLength(3)
  },
})

/** Office files are archives by their first bytes: what they are is found within, by a package that is loaded for it. */
export const TellsOfficeFilesApart = meta.story({
  render: () => <SniffedFiles files={officeFiles} look={sniffDeep} />,
  parameters: { visual: { until: '.bytes-rows:not(:has(code:only-child))' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/spreadsheetml\.sheet$/)).toBeVisible()
    await expect(await canvas.findByText(/wordprocessingml\.document$/)).toBeVisible()
    await expect(await canvas.findByText('Its name says otherwise.')).toBeVisible()
  },
})

/** An archive is listed by its end and its directory alone, with the dangers of unpacking it. */
export const ListsAnArchive = meta.story({
  render: () => <ZipEntries archive={someArchive} />,
  parameters: { visual: { until: '.bytes-row' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('traversal')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Read letters/mara.txt' }))
    await expect(await canvas.findByText(/^Dear Mara, the invoice is paid\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Read bomb.txt' }))
    await expect(await canvas.findByText(/“bomb.txt” has more than 40 bytes/)).toBeVisible()
  },
})

/** A file that is no archive is an error. */
export const RejectsWhatIsNoArchive = meta.story({
  render: () => <ZipEntries archive={noArchive} />,
  parameters: { visual: { until: '.sw-Banner' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/it has no end/)).toBeVisible()
  },
})

/** A large file is hashed in a worker, so that the page stays as quick as it is. */
export const HashesALargeFile = meta.story({
  render: () => <HashedFile file={largeFile} />,
  parameters: { visual: { until: '.bytes [role=status] code' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^[\da-f]{64}$/)).toBeVisible(), { timeout: 20_000 })
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull()
  },
})

/** Hashing stops at once when it is cancelled. */
export const StopsHashing = meta.story({
  render: () => <HashedFile file={largeFile} algorithm="MD5" stopsAt={1} />,
  parameters: { visual: { until: '.bytes [role=status] code' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Stopped.')).toBeVisible(), { timeout: 20_000 })
  },
})

/** Sizes are read and written as people of a language do, in units of a thousand and of 1024. */
export const ReadsAndWritesSizes = meta.story({
  render: () => <Sizes text="5.25 MB" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^5,3\sMo$/)).toBeVisible()
    await expect(canvas.getAllByText(/^5\sMiB$/)[0]).toBeVisible()
  },
})

/** A text that could mean two sizes is an error, not a guess. */
export const DoesNotGuessASize = meta.story({
  render: () => <Sizes text="1,5 MB" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Size' })).toBeInvalid()
  },
})

/** Text of which each character is one byte. */
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

const someFiles = [
  new File([bytesOf('\x89PNG\r\n\x1a\n')], 'photo.png', { type: 'image/png' }),
  new File([bytesOf('%PDF-1.7')], 'invoice.pdf', { type: 'application/pdf' }),
  new File(['<?xml version="1.0"?><svg onload="alert(1)"/>'], 'portrait.jpg', { type: 'image/jpeg' }),
  new File(['<script>alert(1)</script>'], 'notes'),
  new File([bytesOf('MZ\0\x90')], 'holiday\u202egpj.exe'),
  new File([bytesOf('MZ\0\x90\0')], 'invoice.pdf.exe'),
  new File(['Species,Airport\nBarn owl,Denver\n'], 'strikes.csv', { type: 'text/csv' }),
]

const officeFiles = [
  new File([officeFile('xl/workbook.xml', 'spreadsheetml.sheet.main')], 'costs.xlsx'),
  new File([officeFile('word/document.xml', 'wordprocessingml.document.main')], 'letter.xlsx'),
]

const packed = (name: string, text: string) => {
  const content = strToU8(text)
  return { name, method: 8, content: deflateSync(content), size: content.length, crc32: crc32(content) }
}

const someArchive = writeZip([
  { name: 'letters/' },
  packed('letters/mara.txt', 'Dear Mara, the invoice is paid. '.repeat(4)),
  packed('../../etc/passwd', 'root'),
  { ...packed('bomb.txt', 'nothing '.repeat(5000)), size: 40 },
  { ...packed('secret.txt', 'secret'), flags: 1 },
])

const noArchive = new Blob(['These are only words.'])

const largeFile = new Blob(Array<string>(20).fill('a'.repeat(2 ** 20)))
