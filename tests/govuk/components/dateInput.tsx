import { LocaleProvider } from '../../../src/components/LocaleProvider'
import { MemorableDateField } from '../../../src/fields/MemorableDateField'
import { english } from '../../../src/messages/english'
import { groupProps } from '../fieldProps'
import type { GroupOptions, Mapping } from '../Mapping'

interface Part {
  readonly label?: string
  readonly value?: number
  readonly error?: boolean
  readonly autocomplete?: string
}

interface DateInputOptions extends GroupOptions {
  readonly day?: Part | false
  readonly month?: Part | false
  readonly year?: Part | false
  readonly items?: readonly Part[]
  readonly values?: Readonly<Record<string, number>>
}

const parts = ['day', 'month', 'year'] as const

export const dateInput: Mapping<DateInputOptions> = {
  // A month can be written as a word, so that its box takes letters as well.
  leftOut: ['inputmode'],
  draw: (options) => {
    const { items = [], values = {} } = options
    const given = parts.map((part, place) => ({ ...options[part], ...items[place] }))
    const texts = parts.map((part, place) => given[place]?.value ?? valueIn(values, part) ?? '')
    const words = parts.flatMap((part, place) => {
      const label = given[place]?.label
      return label === undefined ? [] : [[`date.${part}`, label]]
    })
    const isBirthday = given.some(({ autocomplete = '' }) => autocomplete.startsWith('bday'))
    return (
      <LocaleProvider locale="en-GB" messages={{ ...english, ...Object.fromEntries(words) }}>
        <MemorableDateField
          {...groupProps(options)}
          invalid={given.some(({ error }) => error)}
          defaultValue={dateIn(texts)}
          autoComplete={isBirthday ? 'bday' : undefined}
        />
      </LocaleProvider>
    )
  },
}

/** Their values stand under the name of the box, with whatever prefix it has. */
const valueIn = (values: Readonly<Record<string, number>>, part: string) =>
  Object.entries(values).find(([name]) => name.endsWith(part))?.[1]

/** A whole date, or what there is of one as it stands in the boxes. */
function dateIn(texts: readonly (number | string)[]) {
  const [day, month, year] = texts.map((text) => String(text).padStart(2, '0'))
  if (texts.every((text) => text === '')) return null
  return texts.includes('') ? texts.join('/') : `${year}-${month}-${day}`
}
