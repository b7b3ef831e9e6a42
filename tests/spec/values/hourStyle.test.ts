import { expect, test } from 'vitest'
import { writeInstant } from '../../../src/spec/values/timeText'

test.each(['en', 'en-GB', 'de', 'fr', 'es', 'ar'])(
  'the hour of a moment is written in %s as that of a time alone',
  (locale) => {
    const at = '2026-02-03T08:00:00Z'
    const alone = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
      new Date(at),
    )
    expect(writeInstant(at, locale)).toContain(alone)
  },
)
