import type { ReactNode } from 'react'
import { Link } from '../components/Link'
import { VisuallyHidden } from '../components/VisuallyHidden'
import type { Translate } from '../messages/createTranslator'
import { oncePerLocale } from '../messages/oncePerLocale'
import type { Field, FieldOf } from '../spec/fields/fields'
import { isEmail, isPhone, isUrl } from '../spec/fields/textFormat'
import { optionLabelOf } from '../spec/labels/labels'
import { dateFormat } from '../spec/values/calendar'
import { writeDigits } from '../messages/writeNumber'
import { isDate } from '../spec/values/dateText'
import { ownNames, ownValue } from '../spec/values/ownValue'
import { plainText } from '../spec/values/plainText'
import { instantOf, isInstant, writeInstant } from '../spec/values/timeText'
import { unitOf, withUnit } from '../spec/values/unitText'
import { valueText } from '../spec/values/valueText'
import { FileText } from './FileText'
import { isEmptyValue } from '../spec/values/isEmptyValue'
import { keyed } from './keyed'
import { PhoneText } from './PhoneText'
import { ReferenceText } from './ReferenceText'

export interface ShowOptions {
  readonly locale: string
  readonly t: Translate
  /** Whether a number is followed by its unit; in a column the header says it once. @default false */
  readonly unit?: boolean | undefined
}

/** Whether links and the like are drawn, or plain text as far as it goes: a list has a thousand cells. */
type Drawing = 'rich' | 'plain'

type Show = (value: unknown) => ReactNode

/** Prepare what shows the values of a field on one line. */
export function showerOf(field: Field, options: ShowOptions, drawing: Drawing): Show {
  const missing = <Missing words={options.t('value.missing')} />
  const show = wordsFor(field, options, drawing)
  const draw = drawing === 'rich' ? (value: unknown) => isolated(show(value)) : show
  return (value) => (isEmptyValue(value) || holdsNothing(field, value) ? missing : draw(value))
}

/** Runs a text in its own direction: in an Arabic sentence "10 mg" would be read as "mg 10". The cells of a grid are isolated by their style. */
function isolated(shown: ReactNode): ReactNode {
  return typeof shown === 'string' ? <bdi>{shown}</bdi> : shown
}

/** Whether all that stands in a list, a group or a map is empty: it would be written as brackets and commas. */
function holdsNothing({ kind }: Field, value: unknown): boolean {
  if (typeof value !== 'object' || kind === 'json' || value instanceof Blob) return false
  const parts = Array.isArray(value) ? value : ownNames(value)?.map((name) => ownValue(value, name))
  return parts?.every(isEmptyValue) === true
}

/** More of a text than fits on a line is of no use there, and would weigh down the page. */
const LONGEST_LINE = 300

function wordsFor(field: Field, options: ShowOptions, drawing: Drawing): Show {
  const { locale, t, unit = false } = options
  const after = unit ? unitOf(field, locale) : undefined
  switch (field.kind) {
    case 'integer':
    case 'number': {
      const format = numberFormat(locale)
      const write = (value: number) =>
        field.grouping === false ? writeDigits(value, locale) : format.format(value)
      return (value) => (typeof value === 'number' ? withUnit(write(value), after) : plainText(value))
    }
    case 'decimal':
      return (value) => withUnit(valueText(field, value, locale), after)
    case 'date': {
      const format = dateFormat(locale, 'medium')
      return (value) => {
        const text = plainText(value)
        return isDate(text) ? inTime(text, format.format(new Date(text)), drawing) : text
      }
    }
    case 'instant':
      return (value) => {
        const stored = plainText(value)
        const asked = drawing === 'plain' ? toTheMinute(stored) : stored
        const shown = writeInstant(asked, locale, field.zone, 'short')
        return isInstant(stored) ? inTime(stored, shown, drawing) : shown
      }
    case 'boolean': {
      const [yes, no] = [t('value.yes'), t('value.no')]
      return (value) => {
        if (value === true) return yes
        return value === false ? no : plainText(value)
      }
    }
    case 'choice':
      return (value) => optionLabelOf(field, plainText(value), locale)
    case 'text':
      if (drawing === 'rich') return (value) => inLink(field, plainText(value))
      return field.format === 'phone' ? (value) => <PhoneText value={plainText(value)} /> : plainText
    case 'reference':
      return (value) => drawReferences(field.to, Array.isArray(value) ? value : [value], drawing)
    case 'colour':
      return (value) => <Colour value={plainText(value)} />
    case 'file':
    case 'image':
      return drawing === 'rich'
        ? (value) => separated((Array.isArray(value) ? value : [value]).map(drawFile))
        : (value) => valueText(field, value, locale)
    case 'json':
      return (value) => {
        const text = valueText(field, value, locale)
        return text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)}…` : text
      }
    default:
      // A value of another kind than its field's may have no text as one of its kind.
      return (value) => valueText(field, value, locale) || plainText(value)
  }
}

/** Among many moments the seconds of a clock are noise; the page of a record has them. */
function toTheMinute(stored: string): string {
  const at = instantOf(stored)
  return Number.isNaN(at) ? stored : new Date(Math.floor(at / 60_000) * 60_000).toISOString()
}

function inTime(stored: string, shown: string, drawing: Drawing): ReactNode {
  return drawing === 'rich' ? <time dateTime={stored}>{shown}</time> : shown
}

/** Mail, an address or a telephone number leads to where it is used; each is read from left to right. */
function inLink({ format }: FieldOf<'text'>, text: string): ReactNode {
  const href = hrefIn(format, text)
  if (href === undefined) return text
  return (
    <Link href={href}>{format === 'phone' ? <PhoneText value={text} /> : <bdi dir="ltr">{text}</bdi>}</Link>
  )
}

/** Only what the field's own rule takes becomes a link: a record can come from anywhere. */
function hrefIn(format: FieldOf<'text'>['format'], text: string): string | undefined {
  if (format === 'url' && isUrl(text)) return text
  if (format === 'email' && isEmail(text)) return `mailto:${text}`
  return format === 'phone' && isPhone(text) ? `tel:${text.replaceAll(/[^\d+]/g, '')}` : undefined
}

function drawReferences(to: string, ids: readonly unknown[], drawing: Drawing): ReactNode {
  const tabIndex = drawing === 'plain' ? -1 : undefined
  return separated(
    keyed(ids).map(([key, id]) => <ReferenceText key={key} to={to} id={id} tabIndex={tabIndex} />),
  )
}

function drawFile(file: unknown, place: number): ReactNode {
  return <FileText key={place} file={file} />
}

function separated(parts: readonly ReactNode[]): ReactNode {
  if (parts.length < 2) return parts[0]
  return keyed(parts).map(([key, part]) => (
    <span key={key} className="sw-ValueText-one" data-followed={key < parts.length - 1 || undefined}>
      {part}
    </span>
  ))
}

/** The sample is decoration: the value says which colour it is. */
function Colour({ value }: { value: string }) {
  return (
    <span className="sw-ValueText-colour">
      <span className="sw-ValueText-swatch" style={{ backgroundColor: value }} aria-hidden="true" />
      <bdi dir="ltr">{value}</bdi>
    </span>
  )
}

/** Eyes see a dash where nothing is; ears hear why. */
function Missing({ words }: { words: string }) {
  return (
    <span className="sw-Missing">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}

const numberFormat = /* @__PURE__ */ oncePerLocale(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }),
)
