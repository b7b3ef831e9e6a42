import type { RecordVersion } from '../../data/DataSource'
import type { Translate } from '../../messages/createTranslator'
import { instantOf } from '../../spec/values/timeText'

/** A version in a few words: the moment, and who made it. */
export function versionName(
  version: RecordVersion<object>,
  t: Translate,
  locale: string,
  zone: string | undefined,
): string {
  return withAuthor(versionMoment(version, t, locale, zone), version)
}

/** The person last, so that a narrow place still shows the moment. */
export function withAuthor(moment: string, { by }: RecordVersion<object>): string {
  return by === undefined ? moment : `${moment} · ${by}`
}

/** The moment of a version, as briefly as it still tells it from others. */
export function versionMoment(
  { at }: RecordVersion<object>,
  t: Translate,
  locale: string,
  zone: string | undefined,
): string {
  const moment = at === undefined ? Number.NaN : instantOf(at)
  if (Number.isNaN(moment)) return t('history.first')
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone ?? 'UTC',
  })
  return format.format(moment)
}
