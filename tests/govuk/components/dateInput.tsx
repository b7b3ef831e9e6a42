import { LocaleProvider } from '../../../src/components/LocaleProvider'
import { MemorableDateField } from '../../../src/fields/MemorableDateField'
import { english } from '../../../src/messages/english'
import { groupProps } from '../fieldProps'
import type { GroupOptions, Mapping } from '../Mapping'

interface Part {
  readonly label?: string
  readonly value?: number
  readonly name?: string
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
  draw: ({ items = [], values = {}, ...rest }) => {
    const given = parts.map((part, place) => ({ ...(rest[part] || {}), ...items[place] }))
    const texts = parts.map((part, place) => given[place]?.value ?? valueIn(values, part) ?? '')
    const invalid = given.some(({ error }) => error)
    const words = parts.flatMap((part, place) => {
      const label = given[place]?.label
      return label === undefined ? [] : [[`date.${part}`, label]]
    })
    return (
      <LocaleProvider locale="en-GB" messages={{ ...english, ...Object.fromEntries(words) }}>
        <MemorableDateField
          {...groupProps(rest)}
          invalid={invalid}
          defaultValue={texts.some((text) => text !== '') ? dateIn(texts) : null}
          autoComplete={given[0]?.autocomplete ? 'bday' : undefined}
        />
      </LocaleProvider>
    )
  },
}

/** Their values stand under the name of the box, with whatever prefix it has. */
const valueIn = (values: Readonly<Record<string, number>>, part: string) =>
  Object.entries(values).find(([name]) => name.endsWith(part))?.[1]

const dateIn = ([day, month, year]: readonly (number | string)[]) =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
