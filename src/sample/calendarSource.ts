import { durationOf } from '../spec/durationText'
import type { FieldOf } from '../spec/Field'
import { instantOf } from '../spec/timeText'
import type { Dice } from './hash'
import { windowOf } from './numberMeaning'
import type { Place, Setting, Source } from './Place'
import { SampleError } from './SampleError'

const DAY = 86_400
const FIRST_DAY = -719_162
const LAST_DAY = 2_932_896
const YEAR = 365

/** In days from now. */
const USUAL: readonly (readonly [called: RegExp, number, number])[] = [
  [/\b(birth|born|dob|birthday|geburt|geboren|naissance)/, -80 * YEAR, -18 * YEAR],
  [/\b(due|deadline|expir|until|valid|next|planned|scheduled|delivery|end|to\b|fällig|bis)/, 1, 120],
  [/\b(hired|joined|founded|since|employed)/, -15 * YEAR, -30],
  [/\b(updated|changed|modified|last|seen)/, -30, 0],
  [/\b(start|begin|from|von)/, -60, 0],
]
const LATELY = [-3 * YEAR, -31] as const

function daysAround({ words }: Place, today: number): readonly [number, number] {
  const [, from, to] = USUAL.find(([called]) => called.test(words)) ?? [undefined, ...LATELY]
  return [today + from, today + to]
}

const dayOf = (text: string | undefined) =>
  text === undefined ? undefined : Date.parse(`${text}T00:00Z`) / (DAY * 1000)

/** Days since 1970 as the Gregorian calendar writes them (Hinnant: chrono-compatible low-level date algorithms). */
export function writeDay(day: number): string {
  const shifted = day + 719_468
  const era = Math.floor(shifted / 146_097)
  const ofEra = shifted - era * 146_097
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  )
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100))
  const fromMarch = Math.floor((5 * ofYear + 2) / 153)
  const date = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const whole = year + era * 400 + (month <= 2 ? 1 : 0)
  return `${whole < 1000 ? String(whole).padStart(4, '0') : whole}-${two(month)}-${two(date)}`
}

const two = (count: number) => (count < 10 ? `0${count}` : `${count}`)

function dayWindow({ min, max }: { min?: string; max?: string }, place: Place, today: number) {
  const [least, most] = [dayOf(min) ?? FIRST_DAY, dayOf(max) ?? LAST_DAY]
  orNever(place, least, most, min, max)
  const [low, high] = windowOf(dayOf(min), dayOf(max), daysAround(place, today), LATELY)
  return { least, most, low: Math.max(low, least), high: Math.min(high, most) }
}

function orNever(place: Place, least: number, most: number, min = '', max = ''): void {
  if (least <= most) return
  throw new SampleError(place.named, 'impossible', `nothing is from ${min} to ${max}.`)
}

export function dateSource(field: FieldOf<'date'>, place: Place, { today }: Setting): Source {
  const { least, most, low, high } = dayWindow(field, place, today)
  return {
    draw: (dice) => writeDay(dice.between(low, high)),
    // The last leap day is one that hand-made calendars forget.
    edges: [least, most, 11_016].map((day) => () => writeDay(day)),
  }
}

export function dateRangeSource(field: FieldOf<'dateRange'>, place: Place, { today }: Setting): Source {
  const { least, most, low, high } = dayWindow(field, place, today)
  const range = (start: number, end: number) => ({ start: writeDay(start), end: writeDay(end) })
  return {
    draw(dice) {
      const start = dice.between(low, high)
      return range(start, Math.min(start + dice.between(1, 14), most))
    },
    edges: [() => range(least, most), () => range(least, least), () => range(most, most)],
  }
}

export function timeSource({ min, max }: FieldOf<'time'>, place: Place): Source {
  // “14:30” stands before “14:30:00”, as texts do.
  const secondOf = (time: string) =>
    time.split(':').reduce((sum, part, at) => sum + Number(part) * (at === 0 ? 3600 : at === 1 ? 60 : 1), 0)
  const first =
    min === undefined ? 0 : min.length > 5 ? Math.floor(secondOf(min) / 60) + 1 : secondOf(min) / 60
  const last = max === undefined ? 1439 : Math.floor(secondOf(max) / 60)
  if (first <= last) {
    const write = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
    const [low, high] = windowOf(first, last, [480, 1080], [0, 1439])
    return {
      draw: (dice) => write(coarse(dice, low, high, [15, 5])),
      edges: [() => write(first), () => write(last)],
    }
  }
  const [from, to] = [secondOf(min ?? '00:00'), Math.min(secondOf(max ?? '23:59:59'), DAY - 1)]
  orNever(place, from, to, min, max)
  const write = (second: number) =>
    [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60].map(two).join(':')
  return {
    isUncertain: true,
    draw: (dice) => write(dice.between(from, to)),
    edges: [() => write(from), () => write(to)],
  }
}

/** A number of the coarsest grain of which there are some. */
function coarse(dice: Dice, low: number, high: number, grains: readonly number[]): number {
  for (const grain of grains) {
    const [first, last] = [Math.ceil(low / grain), Math.floor(high / grain)]
    if (last - first >= 4) return dice.between(first, last) * grain
  }
  return dice.between(low, high)
}

export function instantSource(
  { min, max }: FieldOf<'instant'>,
  place: Place,
  { today, now }: Setting,
): Source {
  const [from, to] = [min, max].map((text) => (text === undefined ? undefined : instantOf(text) / 1000))
  const [least, most] = [from ?? FIRST_DAY * DAY, to ?? (LAST_DAY + 1) * DAY - 1]
  orNever(place, least, most, min, max)
  const [first, last] = daysAround(place, today)
  const usual = [first * DAY, last === 0 ? now : last * DAY] as const
  const [low, high] = windowOf(from, to, last === 0 && usual[0] > usual[1] ? undefined : usual, usual)
  const [start, end] = [Math.ceil(Math.max(low, least)), Math.floor(Math.min(high, most))]
  if (start > end) {
    return {
      isUncertain: true,
      draw: (dice) => writeInstant(least + dice.below(1000 * (most - least) + 1) / 1000),
    }
  }
  return {
    draw: (dice) => writeInstant(coarse(dice, start, end, [300, 60])),
    edges: [() => writeInstant(Math.ceil(least)), () => writeInstant(Math.floor(most))],
  }
}

function writeInstant(second: number): string {
  const whole = Math.floor(second)
  const day = Math.floor(whole / DAY)
  const rest = whole - day * DAY
  const milliseconds = Math.round((second - whole) * 1000)
  const part = milliseconds === 0 ? '' : `.${String(milliseconds).padStart(3, '0')}`
  return `${writeDay(day)}T${two(Math.floor(rest / 3600))}:${two(Math.floor(rest / 60) % 60)}:${two(rest % 60)}${part}Z`
}

export function durationSource({ min, max }: FieldOf<'duration'>, place: Place): Source {
  const [from, to] = [min, max].map((text) => (text === undefined ? undefined : durationOf(text)))
  orNever(place, from ?? 0, to ?? Infinity, min, max)
  const [low, high] = windowOf(from ?? 0, to, [900, 14_400], [0, 14_400])
  const [first, last] = [Math.ceil(low), Math.floor(high)]
  // Between two whole seconds, or beyond what numbers can count, its own bounds are what is certain.
  const bounds = [min, max].filter((bound) => bound !== undefined)
  if (first > last || last > Number.MAX_SAFE_INTEGER)
    return { draw: (dice) => bounds[dice.below(bounds.length)] }
  return {
    draw: (dice) => writeSeconds(coarse(dice, first, last, [900, 300, 60])),
    edges: [() => min ?? 'PT0S', () => max ?? 'P365D'],
  }
}

function writeSeconds(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const written = `${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${rest ? `${rest}S` : ''}`
  return `PT${written || '0S'}`
}
