import type { Meanings } from '../SampleWords'

const PEOPLE =
  'author|owner|contact|person|manager|guest|patient|driver|user|customer|employee|member|student|\\w+ by'

/** English names, which fields have in most programs, whatever language people read. */
export const englishMeanings: Meanings = {
  people: PEOPLE,
  texts: `e-?mail: {firstNames@}.{lastNames@}@example.com
url|website|homepage|link: https://example.com/{nouns@}-{nouns@}
phone|mobile|fax: {phone}
(first|given) ?name: {firstNames}
(last|family|sur) ?name: {lastNames}
user ?name|login: {firstNames@}.{lastNames@}
uuid|guid: ########-####-4###-8###-############
ip( address)?: 192.0.2.1##
host ?name|domain|server: {nouns@}.example.com
street|address: {address}
city|town|place|location: {places}
country: {places>}
zip|post(al)? ?code: {postcode}
job|role|profession: {jobs}
department|team: {departments}
company|organi[sz]ation|supplier|client|airline: {companies}
full ?name|${PEOPLE}: {fullName}
description|note|comment|reason|message|text|summary: {sentences} {sentences}
product|item|article|what|part: {products}
iban: XX00 0000 0000 #### ####
currency: EUR|USD|GBP
version: #.#.#
card number: 4242 4242 4242 4242
code|number|reference|id|key|sku: A#-####
slug: {nouns@}
tag|category|group|type|label|search: {nouns}
password: Sample-password-##`,
  numbers: `age: 18..80
rating|score|priority|level|version|rev: 1..5
quantity|count|stock|hour|day: 1..40
salary|income: 30000..90000
price|cost|amount|total|fee|balance: 5..500
discount|tax|rate: 0..30
progress: 0..100
lat(itude)?: -60..70
lng|longitude: -180..180
temperature: -10..35
weight|height|length|width: 1..80
year: 2000..2025`,
  days: `birth.*|born: -29200..-6570
due|deadline|expir.*|until|next|end|to: 1..120
hired|joined|since: -5475..-30
updated|changed|last: -30..0
start|from: -60..0`,
}
