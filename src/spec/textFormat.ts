/** Mail as HTML's `type=email` judges it (WHATWG HTML, 4.10.5.1.5), with a dot in the domain since a person means one. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text)
}

/** A whole http address (WHATWG URL). */
export function isUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && !/\s/.test(text) && URL.canParse(text)
}

/** A telephone number: 6 to 15 digits (ITU-T E.164) in whatever groups a person writes. */
export function isPhone(text: string): boolean {
  return text.length <= 1000 && /^\+?(?:[\s().\-/]*\d){6,15}[\s().\-/]*$/.test(text)
}

const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
