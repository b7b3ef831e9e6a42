import type { FieldOf } from '../spec/Field'
import type { Dice } from './hash'
import { countsOf, several } from './several'
import type { Place, Setting, Source } from './Place'
import { SampleError } from './SampleError'
import { slug } from './textMeaning'

const KINDS: readonly (readonly [ending: string, type: string])[] = [
  ['pdf', 'application/pdf'],
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['zip', 'application/zip'],
  ['mp4', 'video/mp4'],
  ['mp3', 'audio/mpeg'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
]

/** What is known of files: no bytes, and no address that a page would ask for. */
export function fileSource(field: FieldOf<'file' | 'image'>, place: Place, setting: Setting): Source {
  const { kind, maxBytes = Infinity, many, accept = kind === 'image' ? ['image/*'] : [] } = field
  if (maxBytes < 0) throw new SampleError(place.named, 'impossible', `no file has ${maxBytes} bytes.`)
  const kinds = accept.length === 0 ? KINDS.slice(0, 3) : accept.flatMap((one) => kindsFor(one.toLowerCase()))
  const file = (dice: Dice, size: number) => {
    const [ending, type] = kinds[dice.below(kinds.length)] ?? ['bin', 'application/octet-stream']
    return { name: `${place.isSensitive ? 'sample' : slug(dice, setting.words)}.${ending}`, type, size }
  }
  const one = (dice: Dice) => file(dice, Math.min(dice.between(10_000, 4_000_000), Math.floor(maxBytes)))
  if (!many) {
    return {
      draw: one,
      isUncertain: accept.length > 0,
      edges: [0, ...(maxBytes < Infinity ? [Math.floor(maxBytes)] : [])].map((size) => (point) => {
        return file(setting.diceAt(place.key, point), size)
      }),
    }
  }
  return { ...several(countsOf(field, place, 3), one), isUncertain: accept.length > 0 }
}

function kindsFor(accepted: string): readonly (readonly [string, string])[] {
  if (accepted.startsWith('.')) {
    const ending = accepted.slice(1)
    const type = KINDS.find(([known]) => known === ending)?.[1] ?? 'application/octet-stream'
    return [[ending, type]]
  }
  const start = accepted.endsWith('/*') ? accepted.slice(0, -1) : undefined
  const known = KINDS.filter(([, type]) => (start ? type.startsWith(start) : type === accepted))
  return known.length > 0 ? known : [['bin', start ? `${start}x-sample` : accepted]]
}
