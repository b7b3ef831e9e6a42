import { type Dice, diceOf, hashText, pick } from './hash'
import type { Place } from './Place'
import type { SampleWords } from './SampleWords'

export type Write = (dice: Dice, point: number) => string

/**
 * Write one of the texts between `|`. Names and cities follow from the record or group around the field, so that those
 * of one record agree, for each person that its fields speak of.
 */
export function phrase(texts: string, place: Place, words: SampleWords): Write {
  const person = new RegExp(`\\b(${words.meanings.people})\\b`).exec(place.words)?.[0] ?? ''
  const parent = hashText(person, (place.parent ?? place).key)

  const slot = (named: string): Write => {
    const least = Number(named)
    if (least >= 0) return (dice) => String(least + dice(10 - least))
    const [, name = '', mark = ''] = /^(\w+)(.?)/.exec(named) ?? []
    const list = words[name as Exclude<keyof SampleWords, 'meanings'>] ?? ''
    const write = compiled(list, mark)
    if (!/Names|places/.test(name)) return write
    const key = hashText(name, parent)
    return (_, point) => write(diceOf(key ^ point), point)
  }
  const compiled = (text: string, mark: string): Write => {
    const entries = place.isSensitive && text.includes('|') ? ['Sample'] : text.split('|')
    const ways = entries.map((entry) =>
      // Each `#` is a digit, the first of a number no zero.
      marked(entry, mark)
        .replace(/(?<![\d#])#/g, '{1}')
        .replace(/#/g, '{0}')
        .split(/[{}]/)
        .map((part, at) => (at % 2 ? slot(part) : part)),
    )
    return (dice, point) => {
      let written = ''
      for (const part of pick(ways, dice)) written += typeof part === 'string' ? part : part(dice, point)
      return written
    }
  }
  return compiled(texts, '')
}

/** An entry without a mark, the form after its `=` (`>`), or in Latin letters without accents for an address (`@`). */
function marked(entry: string, mark: string): string {
  const [shown = '', other = shown] = entry.split('=')
  if (mark !== '@') return mark ? other : shown
  return (
    other
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]/g, '') || 'x'
  )
}
