import { fromByteArray, toByteArray } from 'base64-js'
import { Buffer as Feross } from 'buffer/'
import { Base64 } from 'js-base64'
import {
  base64ToUint8Array,
  hexToUint8Array,
  stringToUint8Array,
  uint8ArrayToBase64,
  uint8ArrayToHex,
  uint8ArrayToString,
} from 'uint8array-extras'
import { decodeBase64ByTable, encodeBase64ByTable } from '../../../src/bytes/base64Table'
import { type NativeBytes, nativeBytes } from '../../../src/bytes/nativeBytes'
import { decodeBase64, decodeHex, decodeUtf8, encodeBase64, encodeHex, encodeUtf8 } from '../../../src/bytes'
import { decodeHexByTable, encodeHexByTable } from '../../../src/bytes/hexTable'

type Codec = (input: never) => unknown

const inNode = (globalThis as { process?: { versions?: { node?: string } } }).process?.versions?.node
const { Buffer: NodeBuffer } = globalThis as unknown as { Buffer?: typeof Feross }
const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const own: NativeBytes = Uint8Array.prototype

/** The engine's own, where it has one, and for comparison Node's, which rejects nothing. */
const native: Record<string, Codec | undefined> = {
  'base64 write': own.toBase64 && ((bytes: NativeBytes) => bytes.toBase64?.()),
  'base64 read': nativeBytes.fromBase64 && ((text: string) => nativeBytes.fromBase64?.(text)),
  'hex write': own.toHex && ((bytes: NativeBytes) => bytes.toHex?.()),
  'hex read': nativeBytes.fromHex && ((text: string) => nativeBytes.fromHex?.(text)),
  'UTF-8 write': (text: string) => encoder.encode(text),
  'UTF-8 read': (bytes: Uint8Array) => decoder.decode(bytes),
}

const bufferCodecs = (buffer: typeof Feross): Record<string, Codec> => ({
  'base64 write': (bytes: Uint8Array) => viewIn(buffer, bytes).toString('base64'),
  'base64 read': (text: string) => buffer.from(text, 'base64'),
  'hex write': (bytes: Uint8Array) => viewIn(buffer, bytes).toString('hex'),
  'hex read': (text: string) => buffer.from(text, 'hex'),
  'UTF-8 write': (text: string) => buffer.from(text, 'utf8'),
  'UTF-8 read': (bytes: Uint8Array) => viewIn(buffer, bytes).toString('utf8'),
})

const viewIn = (buffer: typeof Feross, bytes: Uint8Array) =>
  buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length)

export const contestants: Record<string, Record<string, Codec | undefined>> = {
  native,
  ...(inNode && NodeBuffer && { "Node's Buffer": bufferCodecs(NodeBuffer) }),
  screenwright: {
    'base64 write': encodeBase64,
    'base64 read': decodeBase64,
    'hex write': encodeHex,
    'hex read': decodeHex,
    'UTF-8 write': encodeUtf8,
    'UTF-8 read': decodeUtf8,
  },
  'screenwright by table': {
    'base64 write': (bytes: Uint8Array) => encodeBase64ByTable(bytes),
    'base64 read': (text: string) => decodeBase64ByTable(text),
    'hex write': encodeHexByTable,
    'hex read': decodeHexByTable,
  },
  'uint8array-extras': {
    'base64 write': (bytes: Uint8Array) => uint8ArrayToBase64(bytes),
    'base64 read': base64ToUint8Array,
    'hex write': uint8ArrayToHex,
    'hex read': hexToUint8Array,
    'UTF-8 write': stringToUint8Array,
    'UTF-8 read': (bytes: Uint8Array) => uint8ArrayToString(bytes),
  },
  buffer: bufferCodecs(Feross),
  'base64-js': { 'base64 write': fromByteArray, 'base64 read': toByteArray },
  'js-base64': {
    'base64 write': (bytes: Uint8Array) => Base64.fromUint8Array(bytes),
    'base64 read': (text: string) => Base64.toUint8Array(text),
  },
}

const work = {
  'base64 write': (bytes: Uint8Array) => bytes,
  'base64 read': (bytes: Uint8Array) => encodeBase64(bytes),
  'hex write': (bytes: Uint8Array) => bytes,
  'hex read': (bytes: Uint8Array) => encodeHex(bytes),
  'UTF-8 write': (bytes: Uint8Array) => textOf(bytes),
  'UTF-8 read': (bytes: Uint8Array) => encoder.encode(textOf(bytes)),
}

export const works = Object.keys(work)

/** Words, with a letter beyond ASCII here and there, that are so many bytes in all. */
function textOf(bytes: Uint8Array): string {
  const words = 'Mara schrieb: die Rechnung über 12 € ist bezahlt, und zwar am 21. November. '
  const text = words.repeat(Math.ceil(bytes.length / words.length))
  const whole = new TextDecoder().decode(encoder.encode(text).subarray(0, bytes.length))
  return whole.replace(/\ufffd+$/, '')
}

function makeInput(task: string, size: number): unknown {
  const bytes = new Uint8Array(size)
  for (let at = 0, state = 1; at < size; at += 1) {
    bytes[at] = (state = (Math.imul(state, 48_271) + 11) | 0) >>> 16
  }
  return work[task as keyof typeof work](bytes)
}

const inputs = new Map<string, unknown>()

function inputOf(task: string, size: number): never {
  const key = `${task} ${size}`
  if (!inputs.has(key)) inputs.set(key, makeInput(task, size))
  return inputs.get(key) as never
}

let kept: unknown
let read = 0

/** So many turns of one contestant at one task. */
export function run(name: string, task: string, size: number, times: number): void {
  const codec = contestants[name]?.[task]
  const input = inputOf(task, size)
  if (!codec) return
  for (let turn = 0; turn < times; turn += 1) {
    kept = codec(input)
    // Engines join a text of many pieces only when it is read.
    if (typeof kept === 'string') read += kept.charCodeAt(turn & 1)
  }
}

/** How many turns take about so many milliseconds, warmed up; none for a task that the contestant does not know. */
export function turnsFor(name: string, task: string, size: number, milliseconds: number): number {
  if (!contestants[name]?.[task]) return 0
  run(name, task, size, Math.ceil(1e6 / size))
  for (let times = Math.ceil(1e5 / size); ; times *= 3) {
    const started = performance.now()
    run(name, task, size, times)
    const spent = performance.now() - started
    if (spent > milliseconds / 2) return Math.ceil((times * milliseconds) / spent)
  }
}

export const keeping = () => [kept, read]
