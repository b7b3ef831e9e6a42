/**
 * Mail as HTML's `type=email` validates it (WHATWG HTML, 4.10.5.1.5), with a dot in the domain since a person means
 * one.
 */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST_MAIL && EMAIL.test(text)
}

/** A whole http address (WHATWG URL). */
export function isUrl(text: string): boolean {
  return URL_START.test(text) && !/\s/.test(text) && URL.canParse(text)
}

/** A telephone number: 6 to 15 digits (ITU-T E.164) in whatever groups a person writes. */
export function isPhone(text: string): boolean {
  return text.length <= LONGEST_PHONE && PHONE.test(text)
}

// Without flags, so that JSON Schema can say them too.
export const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?(?:\.[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?)+$/
export const LONGEST_MAIL = 254
export const URL_START = /^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s/]/
export const PHONE = /^\+?(?:[\s().\-/]*\d){6,15}[\s().\-/]*$/
export const LONGEST_PHONE = 1000
