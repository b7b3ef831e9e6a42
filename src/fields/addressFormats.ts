import type { addressTexts } from '../messages/fields/addressTexts'

/** The parts of an address, apart from its country. */
export type AddressPart = 'line1' | 'line2' | 'postcode' | 'city' | 'region'

export interface AddressFormat {
  /** The parts that addresses of the country have, line by line in the order in which they are written there. */
  readonly lines: readonly (readonly AddressPart[])[]
  /** The names that the parts have there. */
  readonly labels: Readonly<Record<AddressPart, keyof typeof addressTexts>>
  /** The parts without which nothing arrives. */
  readonly needed: readonly AddressPart[]
}

/** The format of a country, or, for one that is not known here, a format with every part. */
export function addressFormatOf(country: string | undefined): AddressFormat {
  const known = formats.find(({ countries }) => country && countries.includes(country)) ?? everyPart
  const lines = known.lines.split(', ').map((line) => line.split(' ') as AddressPart[])
  const { city = 'city', postcode = 'postalCode', region = 'region' } = known
  return {
    lines,
    labels: {
      line1: 'address.line1',
      line2: 'address.line2',
      city: `address.${city}`,
      postcode: `address.${postcode}`,
      region: `address.${region}`,
    },
    needed: lines.flat().filter((part) => part !== 'line2' && !known.optional?.includes(part)),
  }
}

type Name = keyof typeof addressTexts extends `address.${infer Rest}` ? Rest : never

interface KnownFormat {
  /** Two letters each. */
  readonly countries: string
  /** The parts, in their order; two on one line are separated by a blank. */
  readonly lines: string
  readonly city?: Name | undefined
  readonly postcode?: Name | undefined
  readonly region?: Name | undefined
  readonly optional?: readonly AddressPart[] | undefined
}

const everyPart: KnownFormat = {
  countries: '',
  lines: 'line1, line2, postcode city, region',
  optional: ['postcode', 'region'],
}

/** From the Universal Postal Union's sheets for each country. */
const formats: readonly KnownFormat[] = [
  {
    countries: 'AT BE BG CH CZ DE DK EE FI FR GR HR HU IS LI LT LU LV MC NL NO PL PT RO RS SE SI SK',
    lines: 'line1, line2, postcode city',
  },
  { countries: 'ES IT', lines: 'line1, line2, postcode city, region', region: 'province' },
  { countries: 'GB GG IM JE', lines: 'line1, line2, city, postcode', city: 'town', postcode: 'postcode' },
  {
    countries: 'IE',
    lines: 'line1, line2, city, region, postcode',
    city: 'town',
    region: 'county',
    postcode: 'eircode',
    optional: ['region', 'postcode'],
  },
  {
    countries: 'US PR',
    lines: 'line1, line2, city, region postcode',
    region: 'state',
    postcode: 'zipCode',
  },
  { countries: 'CA', lines: 'line1, line2, city, region postcode', region: 'province' },
  {
    countries: 'AU',
    lines: 'line1, line2, city, region postcode',
    city: 'suburb',
    region: 'state',
    postcode: 'postcode',
  },
  { countries: 'NZ', lines: 'line1, line2, city postcode', postcode: 'postcode' },
  { countries: 'BR', lines: 'line1, line2, city, region postcode', region: 'state' },
  { countries: 'MX', lines: 'line1, line2, postcode city, region', region: 'state' },
  { countries: 'IN', lines: 'line1, line2, city postcode, region', region: 'state', postcode: 'pinCode' },
  { countries: 'JP', lines: 'postcode region, city, line1, line2', region: 'prefecture' },
  { countries: 'CN KR', lines: 'region, city, line1, line2, postcode', region: 'province' },
  { countries: 'AE', lines: 'line1, line2, city, region', region: 'emirate', optional: ['city'] },
  { countries: 'SA', lines: 'line1, line2, city postcode' },
  { countries: 'EG', lines: 'line1, line2, city, region, postcode', optional: ['postcode'] },
  { countries: 'HK', lines: 'line1, line2, city', city: 'district' },
  { countries: 'SG', lines: 'line1, line2, postcode' },
]
