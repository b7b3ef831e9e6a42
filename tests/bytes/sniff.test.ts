// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { checkFileName } from '../../src/bytes/checkFileName'
import { sniff } from '../../src/bytes/sniff'
import { sniffDeep } from '../../src/bytes/sniffDeep'
import { fc } from '../properties'
import { officeFile } from './archives'

/** One byte for each character. */
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const typeOf = async (text: string) => (await sniff(bytesOf(text))).type

// Every row of the tables of WHATWG's MIME Sniffing Standard.
const rows: readonly (readonly [type: string, ...beginnings: string[]])[] = [
  ['application/pdf', '%PDF-1.7\n'],
  ['application/postscript', '%!PS-Adobe-3.0'],
  ['text/plain', '\xfe\xff\0a', '\xff\xfea\0', '\xef\xbb\xbfa', 'words', '', 'a\ttab\x1b[0m'],
  ['image/x-icon', '\0\0\x01\0', '\0\0\x02\0'],
  ['image/bmp', 'BM'],
  ['image/gif', 'GIF87a', 'GIF89a'],
  ['image/webp', 'RIFF\x01\x02\x03\x04WEBPVP8 '],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['audio/aiff', 'FORM\0\0\0\0AIFF'],
  ['audio/mpeg', 'ID3', `${mp3Frame(417)}\xff\xfb\x90\x00`],
  ['application/ogg', 'OggS\0'],
  ['audio/midi', 'MThd\0\0\0\x06'],
  ['video/avi', 'RIFF\0\0\0\0AVI '],
  ['audio/wave', 'RIFF\0\0\0\0WAVE'],
  ['video/mp4', '\0\0\0\x10ftypmp42\0\0\0\0', '\0\0\0\x18ftypisom\0\0\0\0isommp41'],
  ['video/webm', '\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm', '\x1aE\xdf\xa3B\x82\x40\x06\0\0webm'],
  ['application/x-gzip', '\x1f\x8b\x08'],
  ['application/zip', 'PK\x03\x04'],
  ['application/x-rar-compressed', 'Rar!\x1a\x07\0'],
  ['font/ttf', '\0\x01\0\0'],
  ['font/otf', 'OTTO\0'],
  ['font/collection', 'ttcf\0'],
  ['font/woff', 'wOFF\0'],
  ['font/woff2', 'wOF2\0'],
  ['application/vnd.ms-fontobject', `${'\0'.repeat(34)}LP`],
  [
    'application/octet-stream',
    '\x01\x02\x03',
    'words\0',
    '\0\0\0\x10ftypxxxx\0\0\0\0',
    'OggS\x01',
    '\xff\xfb\x90\x00\0\0\0\0',
  ],
  ['text/xml', '<?xml version="1.0"?><note/>', ' \n<?xml'],
  [
    'text/html',
    '<!DOCTYPE HTML>',
    '<!doctype html ',
    '\t\n\f\r <HTML>',
    '<head>',
    '<ScRiPt>',
    '<iframe ',
    '<h1>',
    '<div>',
    '<font ',
    '<table>',
    '<a ',
    '<style>',
    '<title>',
    '<b>',
    '<body>',
    '<br>',
    '<p>',
    '<!-- a',
    '<!-->',
  ],
]

describe('sniff', () => {
  test.each(rows.flatMap(([type, ...beginnings]) => beginnings.map((text) => [text, type])))(
    'takes %j for %s',
    async (text, type) => {
      expect(await typeOf(text)).toBe(type)
    },
  )

  // Beyond the standard, and never a lesser danger than the standard sees.
  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg">', 'image/svg+xml'],
    [
      '<?xml version="1.0"?>\n<!-- drawn --><!DOCTYPE svg [<!ENTITY a ">">]>\n<s:svg xmlns:s="s">',
      'image/svg+xml',
    ],
    [`<!-- ${'-'.repeat(5000)} --><svg>`, 'image/svg+xml'],
    ['\xef\xbb\xbf<svg>', 'image/svg+xml'],
    ['\xff\xfe<\0s\0v\0g\0>\0', 'image/svg+xml'],
    ['\xfe\xff\0<\0h\0t\0m\0l\0>', 'text/html'],
    ['<\0?\0x\0m\0l\0 \0', 'text/xml'],
    ['\xef\xbb\xbf<!doctype html>', 'text/html'],
    ['<img src=x onerror=alert(1)>', 'text/html'],
    ['<x-menu onfocus=alert(1) tabindex=1>', 'text/html'],
    ['<?php echo 1 ?>', 'text/html'],
    ['<note><to>Mara</to></note>', 'text/xml'],
    ['<feed xmlns="http://www.w3.org/2005/Atom">', 'text/xml'],
    ['<mara> are you there? <jon> yes', 'text/plain'],
    ['<mara@example.com> wrote:', 'text/plain'],
    ['<3 you', 'text/plain'],
    ['\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'image/avif'],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'image/heic'],
    ['\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'video/quicktime'],
    ['\0\0\0\x18ftypM4A \0\0\0\0mp42isom', 'audio/mp4'],
    ['FORM\0\0\0\0AIFC', 'audio/aiff'],
    ['\0\0\0<ftypmp42\0\0\0\0'.padEnd(60, 'mp41'), 'video/mp4'],
  ])('takes %j for %s', async (text, type) => {
    expect(await typeOf(text)).toBe(type)
  })

  it('says what can run scripts', async () => {
    const scriptable = async (text: string) => (await sniff(bytesOf(text))).scriptable
    for (const text of ['<svg>', '<p>', '<?xml', '%PDF-']) expect(await scriptable(text)).toBe(true)
    for (const text of ['\x89PNG\r\n\x1a\n', 'alert(1)']) expect(await scriptable(text)).toBe(false)
  })

  it('does not get lost in any markup', async () => {
    const part = fc.constantFrom(
      '<',
      '<!--',
      '-->',
      '<!doctype',
      '[',
      ']',
      '<?',
      '?>',
      '>',
      ' ',
      'svg',
      '\0',
      'a',
      '/',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 5, maxLength: 40 }), async (parts) => {
        await sniff(bytesOf(parts.join('').repeat(2000).slice(0, 20_000)))
      }),
    )
  })

  it('takes a file with its own name and type', async () => {
    const file = new File(['<svg onload="alert(1)">'], 'portrait.png', { type: 'image/png' })
    expect(await sniff(file)).toEqual({ type: 'image/svg+xml', scriptable: true, findings: ['name', 'type'] })
    expect(await sniff(new Blob(['words']))).toEqual({ type: 'text/plain', scriptable: false, findings: [] })
  })

  test.each([
    ['report.pdf', '', '%PDF-1.4', []],
    ['report.pdf', 'application/pdf', '<script>', ['name', 'type']],
    ['photo.JPG', 'image/jpg', '\xff\xd8\xff', []],
    ['photo.jpg', 'image/jpeg', '\x89PNG\r\n\x1a\n', ['name', 'type']],
    ['photo.jpg', '', '', []],
    ['photo.png', '', 'MZ\0\x01', ['name']],
    ['table.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK\x03\x04', []],
    ['table.xlsx', '', 'words', ['name']],
    ['table.csv', 'application/vnd.ms-excel', 'BMW;320;1\n', []],
    ['table.csv', 'text/csv', 'a,b\n<p>,c', []],
    ['table.csv', 'text/csv', '<p>,c', ['name', 'type']],
    ['table.csv', '', 'a\0b', ['name']],
    ['page.html', 'text/html; charset=utf-8', 'words first', []],
    ['feed.xml', 'application/rss+xml', '<rss><a></a></rss>', []],
    ['logo.svg', 'image/svg+xml', '<html>', ['name', 'type']],
    ['clip.mp4', 'video/mp4', '\0\0\0\x14ftypisom\0\0\0\0isom', []],
    ['clip.mov', '', '\0\0\0\x10ftypmp42\0\0\0\0', []],
    ['song.m4a', 'audio/x-m4a', '\0\0\0\x18ftypM4A \0\0\0\0mp42isom', []],
    ['song.wav', 'audio/x-wav', 'RIFF\0\0\0\0WAVE', []],
    ['song.aif', 'audio/x-aiff', 'FORM\0\0\0\0AIFC', []],
    ['song.aifc', '', 'FORM\0\0\0\0AIFF', []],
    ['song.aif', 'audio/aiff', 'RIFF\0\0\0\0WAVE', ['name', 'type']],
    ['page.ps', 'application/postscript', '%!\nshowpage', []],
    ['page.ps', '', '%!PS\nshowpage', []],
    ['page.ps', '', 'Dear Mara', ['name']],
    ['icon.ico', 'image/vnd.microsoft.icon', '\0\0\x01\0', []],
    ['notes', '', '<p>', []],
    ['data.bin', 'application/octet-stream', '<p>', []],
    ['notes.unheard', 'application/x-unheard', '\x89PNG\r\n\x1a\n', []],
  ])('holds %s, %s against %j: %j', async (name, type, text, findings) => {
    expect((await sniff(bytesOf(text), { name, type })).findings).toEqual(findings)
  })
})

describe('checkFileName', () => {
  test.each([
    ['report.pdf', []],
    ['Bericht 2026 (final).v2.pdf', []],
    ['تقرير\u200f.pdf', []],
    ['archive.tar.gz', []],
    ['jquery.min.js', []],
    ['strings.json.js', []],
    ['👩‍👧.png', []],
    ['.gitignore', []],
    ['', ['empty']],
    ['...', ['empty']],
    ['invoice.pdf.exe', ['doubleEnding']],
    ['invoice.pdf .EXE', ['doubleEnding']],
    ['invoice.doc.lnk', ['doubleEnding']],
    ['invoice.pdf.url', ['doubleEnding']],
    ['invoice.pdf.iso', ['doubleEnding']],
    ['invoice.pdf.vhdx', ['doubleEnding']],
    ['invoice.pdf.settingcontent-ms', ['doubleEnding']],
    ['invoice.xls.xll', ['doubleEnding']],
    ['debian-12.iso', []],
    ['homepage.url', []],
    ['photo.png.html', ['doubleEnding']],
    ['shell.php.jpg', ['doubleEnding']],
    ['annexe\u202egpj.exe', ['direction']],
    ['photo.jpg\u202e.exe', ['direction', 'doubleEnding']],
    ['pay\u200bload.txt', ['invisible']],
    ['a\u{e0041}.txt', ['invisible']],
    ['blank\u2800.txt', ['invisible']],
    ['join\u034fed.txt', ['invisible']],
    ['line\u2028break.txt', ['invisible']],
    ['paragraph\u2029break.txt', ['invisible']],
    ['filler\u17b4.txt', ['invisible']],
    ['shaped\u206a.txt', ['invisible']],
    ['annotated\ufff9.txt', ['invisible']],
    ['note\u{1d159}.txt', ['invisible']],
    ['shorthand\u{1bca0}.txt', ['invisible']],
    ['می\u200cخواهم.txt', []],
    ['葛\u{e0100}城.txt', []],
    ['❤\ufe0f.png', []],
    ['Screenshot at 9.41.00\u202fAM.png', []],
    ['line\nbreak.txt', ['control']],
    ['nul\0.txt', ['control']],
    ['half\ud83d.txt', ['control']],
    ['../../etc/passwd', ['path']],
    ['C:\\autoexec.bat', ['path', 'forbidden']],
    ['what?.txt', ['forbidden']],
    ['notes.txt. ', ['ending']],
    ['CON', ['reserved']],
    ['con.txt', ['reserved']],
    ['lpt1.tar.gz', ['reserved']],
    ['COM¹', ['reserved']],
    ['console.txt', []],
    [`${'é'.repeat(126)}.txt`, ['long']],
    [`${'e'.repeat(251)}.txt`, []],
  ])('finds in %j %j', async (name, findings) => {
    expect(await checkFileName(name)).toEqual(findings)
  })
})

describe('sniffDeep', () => {
  it('tells a spreadsheet from a text document, which sniff takes both for ZIP', async () => {
    const xlsx = officeFile('xl/workbook.xml', 'spreadsheetml.sheet.main')
    expect((await sniff(new File([xlsx], 'table.docx'))).findings).toEqual([])
    const deep = await sniffDeep(new File([xlsx], 'table.docx'))
    expect(deep.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(deep.findings).toEqual(['name'])
    expect((await sniffDeep(new File([xlsx], 'table.xlsx'))).findings).toEqual([])
  })

  it('keeps the word of sniff on what can run scripts', async () => {
    const svg = new File(['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg')
    expect(await sniffDeep(svg)).toEqual(await sniff(svg))
  })

  it('stops when it is told to', async () => {
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(sniffDeep(new Blob(['a']), { signal })).rejects.toThrow('enough')
  })
})

/** A frame of 128 kbit/s at 44,100 Hz. */
function mp3Frame(length: number): string {
  return '\xff\xfb\x90\x00'.padEnd(length, '\0')
}
