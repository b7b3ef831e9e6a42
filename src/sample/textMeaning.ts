import { Dice, mix } from './hash'
import type { SampleWords } from './SampleWords'

/** Writes one value; `home` throws alike for all that stand together, so that a name and its address of mail agree. */
export type Write = (dice: Dice, home: () => Dice, words: SampleWords) => string

/** How a text is written that is called so, in an entity or a group that is called so. */
export function textMeaning(words: string, around: string): Write | undefined {
  const found = MEANINGS.find(([called]) => called.test(words))?.[1]
  if (found || !/\bname\b|\btitle\b|\blabel\b/.test(words)) return found
  if (PEOPLE.test(around)) return fullName
  if (COMPANIES.test(around)) return company
  return PRODUCTS.test(around) ? product : /\bname\b/.test(words) ? noun : title
}

const shown = (entry: string) => entry.split('=', 1)[0] ?? ''

/** As it stands in an address of mail: in Latin letters without marks. */
function latin(entry: string): string {
  const written = entry.slice(entry.indexOf('=') + 1).toLowerCase()
  if (/^[a-z]+$/.test(written)) return written
  return written
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
}

function full(dice: Dice, { firstNames, lastNames, familyFirst }: SampleWords): string {
  const [first, last] = [shown(dice.pick(firstNames)), shown(dice.pick(lastNames))]
  return familyFirst ? `${last} ${first}` : `${first} ${last}`
}

const fullName: Write = (_, home, words) => full(home(), words)
const otherName: Write = (dice, _, words) => full(dice, words)
const firstName: Write = (_, home, { firstNames }) => shown(home().pick(firstNames))
const lastName: Write = (_, home, { firstNames, lastNames }) => {
  const dice = home()
  dice.pick(firstNames)
  return shown(dice.pick(lastNames))
}
export const handle: Write = (_, home, { firstNames, lastNames }) => {
  const dice = home()
  return `${latin(dice.pick(firstNames))}.${latin(dice.pick(lastNames))}`
}
const company: Write = (dice, _, { companies, lastNames }) =>
  dice.pick(companies).replace('*', shown(dice.pick(lastNames)))
const place = (part: 0 | 1): Write => {
  return (_, home, { places }) => home().pick(places).split('=')[part] ?? ''
}
const street: Write = (dice, _, { address, streets }) =>
  digits(address, dice).replace('*', dice.pick(streets))
const pick = (list: 'jobs' | 'departments' | 'products' | 'titles' | 'nouns'): Write => {
  return (dice, _, words) => dice.pick(words[list])
}
export const title = pick('titles')
const product = pick('products')
export const noun = pick('nouns')
export const prose: Write = (dice, _, { sentences }) => {
  const first = dice.below(sentences.length)
  const next = (first + 1 + dice.below(sentences.length - 1)) % sentences.length
  return `${sentences[first]} ${sentences[next]}`
}
const like = (mask: string): Write => {
  return (dice) => digits(mask, dice)
}
export const phoneNumber: Write = (dice, _, { phone }) => digits(phone, dice)

/** Each `#` a digit, the first of a number no zero; each `@` a letter; each `x` a hexadecimal digit. */
function digits(mask: string, dice: Dice): string {
  let written = ''
  for (const sign of mask) {
    if (sign === '#') written += /(^|\D)$/.test(written) ? 1 + dice.below(9) : dice.below(10)
    else if (sign === '@') written += 'ABCDEFGHKLMNPRSTUVWXYZ'.charAt(dice.below(22))
    else written += sign === '?' ? '0123456789abcdef'.charAt(dice.below(16)) : sign
  }
  return written
}

const PEOPLE =
  /\b(user|person|people|customer|employee|contact|patient|member|student|teacher|author|guest|driver|passenger|applicant|candidate|owner|staff|player)s?\b/
const COMPANIES =
  /\b(company|companies|organi[sz]ation|supplier|vendor|employer|agency|airline|operator|client|account|partner|firm|business|merchant)s?\b/
const PRODUCTS = /\b(product|item|article|good|part|asset|line)s?\b/

/** The first that fits decides. German and French names stand beside the English ones. */
const MEANINGS: readonly (readonly [called: RegExp, Write])[] = [
  [/e-?mail\b/, (dice, home, words) => `${handle(dice, home, words)}@example.com`],
  [
    /\b(url|website|homepage|web ?page|href|link)\b/,
    (dice, _, words) => `https://example.com/${slug(dice, words)}`,
  ],
  [/\b(phone|telephone|mobile|fax|tel|telefon|téléphone)\b/, phoneNumber],
  [/\b(first|given|fore) ?name\b|vorname|prénom/, firstName],
  [/\b(last|family) ?name\b|surname|nachname/, lastName],
  [/\b(user ?name|login|handle|nickname)\b/, handle],
  [/\bfull ?name\b/, fullName],
  [/\b(uuid|guid)\b/, like('????????-????-4???-8???-????????????')],
  [
    /\bip( address)?\b|\bipv4\b/,
    (dice) => `${dice.pick(['192.0.2', '198.51.100', '203.0.113'])}.${1 + dice.below(254)}`,
  ],
  [/\b(host ?name|domain|server)\b/, (dice) => `host-${dice.below(100)}.example.com`],
  [/\bslug\b/, (dice, _, words) => slug(dice, words)],
  [/\b(street|address|straße|adresse|rue)\b/, street],
  [/\b(city|town|place|location|venue|ort|stadt|ville)\b/, place(0)],
  [/\b(country|nation|land|pays)\b/, place(1)],
  [
    /\b(zip|post(al)?) ?code\b|\bzip\b|postleitzahl|\bplz\b/,
    (dice, _, { postcode }) => digits(postcode, dice),
  ],
  [/\b(job|position|role|occupation|profession|beruf)\b/, pick('jobs')],
  [/\b(department|team|division|abteilung)\b/, pick('departments')],
  [
    /\b(company|organi[sz]ation|supplier|vendor|employer|customer|client|firma|airline|operator)( name)?\b/,
    company,
  ],
  [
    /\b(author|owner|contact|person|assignee|manager|creator|reporter|reviewer|guest|patient|passenger|driver|signed by|created by|updated by)\b/,
    otherName,
  ],
  [
    /\b(description|notes?|comments?|remarks?|summary|reason|message|body|content|details?|text|bio|about|beschreibung|bemerkung|commentaire)\b/,
    prose,
  ],
  [/\b(product|item|article|what|material|artikel|produit)\b/, product],
  [/\biban\b/, like('XX00 0000 0000 #### ####')],
  [/\b(card|credit) ?(card)? ?number\b/, () => '4242 4242 4242 4242'],
  [/\bcurrency\b/, (dice) => dice.pick(['EUR', 'USD', 'GBP', 'JPY'])],
  [/\bversion\b/, like('#.#.#')],
  [/\b(sku|code|number|ref|reference|serial|id|key|no|nummer|numéro)\b/, like('@@-####')],
  [/\b(title|subject|headline|topic|task|project|titel|sujet|betreff)\b/, title],
  [/\b(tag|category|group|type|section|keyword|label)s?\b/, noun],
]

export function slug(dice: Dice, words: SampleWords): string {
  const written = [dice.pick(words.nouns), dice.pick(words.nouns)].map(latin).filter(Boolean)
  return written.join('-') || `page-${1 + dice.below(999)}`
}

/** The dice of all that stand together at one point. */
export function homeDice(homeKey: number, point: number, isStill: boolean): () => Dice {
  return () => new Dice(mix(homeKey ^ point) ^ 0x5bd1e995, isStill)
}
