import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

interface PhoneNumber {
  /** As E.164 writes it: `+442079460958`. */
  readonly e164: string
  /** The country of it, in two letters, where its digits tell. */
  readonly country: string | undefined
  readonly national: string
  readonly international: string
}

/**
 * Read a telephone number as a person writes it. It counts as one when it is as long as numbers of its country are: new
 * ranges are given out all the time, so that a list of those in use would reject what is right. One with an extension
 * cannot be said in E.164.
 *
 * @param country the country whose numbers stand there without "+", in two letters
 */
export function readPhone(text: string, country: string | undefined): PhoneNumber | undefined {
  const defaultCountry = country && isSupportedCountry(country) ? country : undefined
  const number = parsePhoneNumberFromString(text.trim().replace(/^tel:/i, ''), {
    defaultCountry,
    extract: false,
  })
  if (!number?.isPossible() || number.ext) return undefined
  // A number that is not whole yet keeps the zero that is dialled within the country, which no number but Italy's has.
  if (number.nationalNumber.startsWith('0') && !number.isValid()) return undefined
  return {
    e164: number.number,
    country: number.country,
    national: number.formatNational(),
    international: number.formatInternational(),
  }
}

/** The value that a text means: the number in E.164, or the text itself when it means none. */
export function understandPhone(text: string, country: string | undefined): string {
  return readPhone(text, country)?.e164 ?? text
}

/** Write a number as it is dialled in its country; one of another country with "+". What is no number stays as it is. */
export function showPhone(value: string, country: string | undefined): string {
  const number = readPhone(value, country)
  if (!number) return value
  return number.country !== undefined && number.country === country ? number.national : number.international
}
