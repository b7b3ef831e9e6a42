import type { FieldOf } from '../spec/Field'
import type { Dice } from './hash'
import { countIn, countsOf } from './several'
import type { Place, Setting, Source } from './Place'
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
  const kinds = accept.length === 0 ? KINDS.slice(0, 3) : accept.flatMap((one) => kindsFor(one.toLowerCase()))
  const one = (dice: Dice) => {
    const size = Math.min(dice.between(10_000, 4_000_000), Math.floor(maxBytes))
    const [ending, type] = kinds[dice.below(kinds.length)] ?? []
    return { name: `${place.isSensitive ? 'sample' : slug(dice, setting.words)}.${ending}`, type, size }
  }
  if (!many) return { draw: one }
  const counts = countsOf(field, place, 3)
  return { draw: (dice, _point, run) => Array.from({ length: countIn(counts, dice, run) }, () => one(dice)) }
}

function kindsFor(accepted: string): readonly (readonly [string, string])[] {
  const start = accepted.replace(/^\*\/\*$/, '').replace(/\*$/, '')
  const known = KINDS.filter(([ending, type]) => `.${ending}` === accepted || type.startsWith(start))
  if (known.length > 0) return known
  return accepted.startsWith('.')
    ? [[accepted.slice(1), 'application/octet-stream']]
    : [['bin', accepted.replace('*', 'x-sample')]]
}
