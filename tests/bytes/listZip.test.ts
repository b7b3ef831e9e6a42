// @vitest-environment node
import { deflateSync, strToU8, zipSync } from 'fflate'
import { describe, expect, it, test } from 'vitest'
import { ByteWriter } from '../../src/bytes/ByteWriter'
import { concat } from '../../src/bytes/concat'
import { crc32 } from '../../src/bytes/crc32'
import { listZip, type ZipEntry } from '../../src/bytes/listZip'
import { fc } from '../properties'
import { writeZip, type Written } from './archives'

const words = strToU8('The quick brown fox jumps over the lazy dog. '.repeat(100))

const textOf = async (entry: ZipEntry) => (await entry.blob()).text()
const bytesIn = async (entry: ZipEntry) => new Uint8Array(await new Response(entry.stream()).arrayBuffer())
const blobOf = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>])
const only = async (archive: Blob) => (await listZip(archive)).entries[0]!
const packed = (name: string, content = words): Written => ({
  name,
  method: 8,
  content: deflateSync(content),
  size: content.length,
  crc32: crc32(content),
})

describe('listZip', () => {
  it('lists what a packer packed, and gives it back', async () => {
    const archive = blobOf(
      zipSync(
        {
          'letters/': new Uint8Array(),
          'letters/a.txt': words,
          'letters/ünï – 字.txt': [strToU8('short'), { level: 0, comment: 'by hand' }],
        },
        { mtime: '2026-11-21T09:30:00' },
      ),
    )
    const { entries, comment, before } = await listZip(archive)
    expect(
      entries.map(({ name, isDirectory, size, findings }) => ({ name, isDirectory, size, findings })),
    ).toEqual([
      { name: 'letters/', isDirectory: true, size: 0, findings: [] },
      { name: 'letters/a.txt', isDirectory: false, size: words.length, findings: [] },
      { name: 'letters/ünï – 字.txt', isDirectory: false, size: 5, findings: [] },
    ])
    expect([comment, before]).toEqual(['', 0])
    expect(entries[2]).toMatchObject({ comment: 'by hand', modified: '2026-11-21T09:30:00' })
    expect(await bytesIn(entries[1]!)).toEqual(Uint8Array.from(words))
    expect(await textOf(entries[2]!)).toBe('short')
    // As often as it is asked for.
    expect(await textOf(entries[2]!)).toBe('short')
  })

  it('gives back whatever was packed', async () => {
    const files = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.uint8Array({ maxLength: 3000 }), {
      maxKeys: 6,
    })
    await fc.assert(
      fc.asyncProperty(files, fc.constantFrom(0, 1, 9), async (given, level) => {
        const { entries } = await listZip(blobOf(zipSync(given, { level: level as 0 })))
        const found = await Promise.all(
          entries.map(async (entry) => [entry.name, await bytesIn(entry)] as const),
        )
        expect(Object.fromEntries(found)).toEqual(
          Object.fromEntries(Object.entries(given).map(([name, bytes]) => [name, Uint8Array.from(bytes)])),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('reads the end and the directory, and of the content nothing', async () => {
    const content = new Uint8Array(2 ** 20)
    const archive = writeZip([{ name: 'large.bin', content }])
    let read = 0
    const slice = archive.slice.bind(archive)
    archive.slice = (from = 0, to = archive.size, type) => {
      read += to - from
      return slice(from, to, type)
    }
    const { entries } = await listZip(archive)
    expect(entries[0]).toMatchObject({ size: content.length })
    expect(read).toBeLessThan(70_000)
  })

  it('reads archives that are larger than the first format could say', async () => {
    const archive = writeZip([{ ...packed('a.txt'), isLarge: true }, packed('b.txt')], { isLarge: true })
    const { entries } = await listZip(archive)
    expect(entries.map(({ name, size }) => [name, size])).toEqual([
      ['a.txt', words.length],
      ['b.txt', words.length],
    ])
    for (const entry of entries) expect(await bytesIn(entry)).toEqual(Uint8Array.from(words))
  })

  it('reads what a packer wrote without knowing its size beforehand', async () => {
    const archive = writeZip([{ ...packed('a.txt'), flags: 8 }, packed('b.txt')])
    const { entries } = await listZip(archive)
    expect(await bytesIn(entries[0]!)).toEqual(Uint8Array.from(words))
    expect(entries[0]!.findings).toEqual([])
  })

  it.each([false, true])('reads an archive behind a program that unpacks it, large: %s', async (isLarge) => {
    const archive = writeZip([packed('a.txt')], { before: strToU8('MZ and so on'), isLarge })
    const { entries, before } = await listZip(archive)
    expect(before).toBe(12)
    expect(await bytesIn(entries[0]!)).toEqual(Uint8Array.from(words))
  })

  it('reads a directory that is longer than what is read at a time', async () => {
    const comment = 'a '.repeat(30_000)
    const names = Array.from({ length: 40 }, (_, at) => `folder/${at}.txt`)
    const { entries } = await listZip(writeZip(names.map((name) => ({ name, comment }))))
    expect(entries.map(({ name }) => name)).toEqual(names)
    expect(entries.every((entry) => entry.comment === comment)).toBe(true)
  })

  it('finds the end behind a comment, one that looks like an end too', async () => {
    const comment = concat([Uint8Array.of(0x50, 0x4b, 5, 6), new Uint8Array(30), strToU8(' packed by Mara')])
    const listing = await listZip(writeZip([packed('a.txt')], { comment }))
    expect(listing.entries).toHaveLength(1)
    expect(listing.comment).toMatch(/ packed by Mara$/)
  })

  test.each([
    ['UTF-8 that is said to be so', strToU8('é.txt'), 0x800, undefined, 'é.txt'],
    ['UTF-8 that is not', strToU8('é.txt'), 0, undefined, 'é.txt'],
    ['the old alphabet', Uint8Array.of(0x82, 0x2e, 0x74), 0, undefined, 'é.t'],
    ['UTF-8 beside it', Uint8Array.of(0x3f), 0, '字', '字'],
  ])('reads names in %s', async (_, name, flags, beside, wanted) => {
    const more = new ByteWriter({ littleEndian: true })
    if (beside)
      more
        .u16(0x7075)
        .u16(5 + strToU8(beside).length)
        .u8(1)
        .u32(crc32(name))
        .text(beside)
    expect(await only(writeZip([{ name, flags, more: more.finish() }]))).toMatchObject({ name: wanted })
  })
})

describe('the dangers of unpacking an archive', () => {
  test.each([
    ['../../etc/passwd', ['traversal']],
    ['a/../../b', ['traversal']],
    ['..\\..\\b', ['traversal', 'path']],
    ['/etc/passwd', ['absolute']],
    ['C:/autoexec.bat', ['drive', 'forbidden']],
    ['\\\\host\\share', ['absolute', 'path']],
    ['a/nul\0.txt', ['control']],
    ['a/con', ['reserved']],
    ['photo.jpg.exe', ['doubleEnding']],
    ['a\u202egpj.exe', ['direction']],
    ['', ['empty']],
    ['./a', []],
    ['a/b/.c', []],
  ])('is said of the name %j: %j', async (name, findings) => {
    expect((await only(writeZip([{ name }]))).findings).toEqual(findings)
  })

  it('is said of a name that is there twice, in whatever case', async () => {
    const { entries } = await listZip(
      writeZip([{ name: 'a.txt' }, { name: 'A.TXT' }, { name: 'b' }, { name: 'B/' }, { name: 'c' }]),
    )
    expect(entries.map(({ findings }) => findings)).toEqual([
      ['duplicate'],
      ['duplicate'],
      ['duplicate'],
      ['duplicate'],
      [],
    ])
  })

  test.each([
    ['./a', 'a'],
    ['x/./a', 'x/a'],
    ['a//b', 'a/b'],
    ['x\\a', 'x/a'],
    ['/a', 'a'],
    ['x/../a', 'a'],
    ['a.txt. ', 'a.txt'],
    ['x./a', 'x/a'],
  ])('is said of %j and %j, which unpack to one file', async (one, other) => {
    const { entries } = await listZip(writeZip([{ name: one }, { name: other }]))
    for (const { findings } of entries) expect(findings).toContain('duplicate')
  })

  test.each([
    ['.a', 'a'],
    ['..', '...'],
    ['a/b', 'a.b'],
    ['x/a', 'a'],
    ['../../a', '../a'],
    [' a', 'a'],
  ])('is not said of %j and %j', async (one, other) => {
    const { entries } = await listZip(writeZip([{ name: one }, { name: other }]))
    for (const { findings } of entries) expect(findings).not.toContain('duplicate')
  })

  it('is said of links', async () => {
    const entry = await only(writeZip([{ name: 'a', content: strToU8('/etc'), attributes: 0xa1ff * 65_536 }]))
    expect(entry.findings).toEqual(['link'])
  })

  it('is said of contents that are one another, of which a bomb is made', async () => {
    const { entries } = await listZip(writeZip([packed('a'), { ...packed('b'), sharesWith: 0 }, packed('c')]))
    expect(entries.map(({ findings }) => findings)).toEqual([['overlap'], ['overlap'], []])
    await expect(textOf(entries[1]!)).rejects.toMatchObject({ reason: 'lie' })
  })

  test.each([
    ['encrypted', { flags: 1 }],
    ['encrypted', { method: 99, flags: 1 }],
    ['method', { method: 14 }],
  ] as const)('is said where it cannot be read: %s', async (finding, how) => {
    const entry = await only(writeZip([{ ...packed('a'), ...how }]))
    expect(entry.findings).toEqual([finding])
    await expect(textOf(entry)).rejects.toMatchObject({ name: 'ByteError', reason: 'unsupported' })
  })
})

describe('an archive that lies', () => {
  const zeros = new Uint8Array(20_000_000)

  test.each<[string, Partial<Written>, string]>([
    ['says less than there is', { size: words.length - 1 }, 'lie'],
    ['says more than there is', { size: words.length + 1 }, 'lie'],
    ['has another check sum', { crc32: 1 }, 'lie'],
    ['breaks off', { content: deflateSync(words).slice(0, 30) }, 'malformed'],
    ['is no deflate', { content: new Uint8Array(50).fill(255) }, 'malformed'],
    ['is stored in another size', { method: 0, headMethod: 0 }, 'lie'],
    ['is packed otherwise than its own header says', { headMethod: 0 }, 'lie'],
    ['has another name in its own header', { headName: 'b.txt' }, 'lie'],
    ['reaches into the directory', { compressedSize: 1_000_000, flags: 8 }, 'lie'],
  ])('is an error when an entry %s', async (_, how, reason) => {
    const entry = await only(writeZip([{ ...packed('a.txt'), ...how }]))
    await expect(bytesIn(entry)).rejects.toMatchObject({ name: 'ByteError', reason })
  })

  it('gives no more than it said', async () => {
    const entry = await only(
      writeZip([{ ...packed('bomb', zeros), size: 1000, crc32: crc32(zeros.subarray(0, 1000)) }]),
    )
    let given = 0
    const read = async () => {
      const reader = entry.stream().getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        given += value.length
      }
    }
    await expect(read()).rejects.toMatchObject({ reason: 'lie' })
    expect(given).toBeLessThanOrEqual(1000)
  })

  test.each([
    ['has fewer entries than it says', writeZip([packed('a')], { count: 2 }), 'lie'],
    ['has more entries than it says', writeZip([packed('a'), packed('b')], { count: 1 }), 'lie'],
    [
      'has two ends that contradict each other',
      writeZip([packed('a')], { isLarge: true, largeCount: 3 }),
      'lie',
    ],
    ['has its directory elsewhere', writeZip([packed('a')], { directoryOffset: 5_000_000 }), 'malformed'],
    ['has something behind it', writeZip([packed('a')], { after: strToU8('more') }), 'malformed'],
    ['has no end', new Blob([words]), 'malformed'],
    ['is empty', new Blob([]), 'malformed'],
    [
      'names a place that no file has',
      writeZip([], { isLarge: true, directoryOffset: 2 ** 60 }),
      'malformed',
    ],
  ])('is an error when it %s', async (_, archive, reason) => {
    await expect(listZip(archive)).rejects.toMatchObject({ name: 'ByteError', reason })
  })

  it('has no bytes that crash a reader', async () => {
    const sound = zipSync({ 'a.txt': words, 'b/c.txt': strToU8('short') })
    const place = fc.nat(sound.length - 1)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 6 }),
        async (changes) => {
          const bytes = sound.slice()
          for (const [at, byte] of changes) bytes[at] = byte
          try {
            const { entries } = await listZip(blobOf(bytes))
            for (const entry of entries) await bytesIn(entry)
          } catch (error) {
            expect(error).toMatchObject({ name: 'ByteError' })
          }
        },
      ),
      { numRuns: 400 },
    )
  })

  it('stops when it is told to', async () => {
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(listZip(writeZip([packed('a')]), { signal })).rejects.toThrow('enough')
    const reader = (await only(writeZip([packed('a')]))).stream().getReader()
    await reader.read()
    await reader.cancel()
  })
})
