import { numericKinds } from '../../spec/fields/numericKinds'
import { ValueText } from '../../collection/ValueText'
import { WithinLinkContext } from '../../collection/WithinLinkContext'
import { Button } from '../../components/Button'
import type { ChartNumbers } from '../../charts/chartNumber'
import type { RecordId } from '../../data/DataSource'
import { own } from '../../internal/own'
import type { TranslateWith } from '../../internal/useScreenLocale'
import type { OverviewMessageKey } from '../../messages/englishOverview'
import type { Entity } from '../../spec/entities/Entity'
import type { Field } from '../../spec/fields/fields'
import { entitiesLabelOf, entitiesNounOf, entityNounOf, nounIn } from '../../spec/labels/labels'
import { localize } from '../../spec/labels/LocalizedText'
import type { When } from '../../spec/conditions/When'
import type { SpecifiedBreakdown, SpecifiedWidget } from '../../spec/product/SpecifiedWidget'
import { dateFormat } from '../../spec/values/calendar'
import { plainText } from '../../spec/values/plainText'
import { unitOf } from '../../spec/values/unitText'
import { labelIn } from '../product/labelIn'
import type {
  OverviewBreakdown,
  OverviewFact,
  OverviewList,
  OverviewTrend,
  OverviewWidget,
} from './overviewState'
import { narrowingOf } from './readMatching'
import { factStretch } from './factStretch'
import type { Figure, Part, WidgetAnswer } from './readWidget'
import type { OverviewTarget, OverviewWidgetOptions } from './OverviewTarget'
import type { TitleIn } from '../../components/useTitles'

interface WidgetLocale {
  /** The title of a record; see `useTitlesOf`. */
  readonly titleIn: TitleIn
  readonly t: TranslateWith<OverviewMessageKey>
  readonly locale: string
}

/** Props that the hook adds to a widget. */
type Known = 'status' | 'problem' | 'readAt' | 'onRetry'
type Drawn = {
  [Shows in OverviewWidget['shows']]: Omit<Extract<OverviewWidget, { shows: Shows }>, Known> & {
    readonly isEmpty: boolean
  }
}[OverviewWidget['shows']]

/** A widget in the words of its entity, with what its source has answered; without an answer its shape. */
export function drawWidget(
  widget: OverviewWidgetOptions,
  target: OverviewTarget,
  answer: WidgetAnswer | undefined,
  words: WidgetLocale,
): Drawn {
  const { entity } = target
  const { t, locale } = words
  // There may be others, from before or of another state.
  const isOfSome = widget.filter !== undefined || widget.shows === 'trend'
  const head = {
    id: widget.id,
    title: widget.title === undefined ? usualTitle(widget, entity, words) : localize(widget.title, locale),
    note: noteOf(answer, t),
    empty: {
      title: t(isOfSome ? 'overview.none' : 'overview.empty', { entities: entitiesNounOf(entity, locale) }),
      text: t(widget.shows === 'list' ? 'overview.emptyList' : 'overview.emptyCount'),
      action: target.createHref !== undefined && !isOfSome && (
        <Button size="small" href={target.createHref}>
          {t('list.create', { entity: entityNounOf(entity, locale) })}
        </Button>
      ),
    },
  }
  const numbers = 'sum' in widget ? numbersOf(own(entity.fields, widget.sum), locale) : {}
  switch (widget.shows) {
    case 'fact': {
      const { by, period = 'week', calendar = false } = widget
      const about = t(`overview.${calendar ? 'this' : 'last'}.${period}`)
      const conditions = by === undefined ? [] : [factStretch(own(entity.fields, by), widget, 'last', locale)]
      const fact = answer?.shows === 'fact' ? answer : undefined
      return {
        ...head,
        ...numbers,
        shows: 'fact',
        isEmpty: false,
        href: hrefIn(target, widget, conditions),
        about: by === undefined ? undefined : about,
        ...(fact && figureOf(fact)),
        beforeLabel: t(`overview.${calendar ? 'sameBefore' : 'before'}.${period}`),
      } satisfies Omit<OverviewFact, Known> & { isEmpty: boolean }
    }
    case 'trend': {
      const points = answer?.shows === 'trend' ? answer.points : []
      const label =
        'sum' in widget && widget.sum !== undefined
          ? labelIn(entity, widget.sum, locale)
          : entitiesLabelOf(entity, locale)
      return {
        ...head,
        ...numbers,
        shows: 'trend',
        isEmpty: points.every(({ value }) => value === 0),
        href: hrefIn(target, widget, []),
        points: points.map(({ key }) => ({
          at: String(key),
          label:
            widget.period === 'week'
              ? t('overview.week', { date: dateFormat(locale).format(Date.parse(String(key))) })
              : undefined,
        })),
        series: [{ label, values: points.map(({ value }) => value) }],
        variant: widget.variant ?? 'bars',
      } satisfies Omit<OverviewTrend, Known> & { isEmpty: boolean }
    }
    case 'breakdown': {
      const found = answer?.shows === 'breakdown' ? answer.parts : []
      const field = own(entity.fields, widget.by)
      const isState = entity.states?.field === widget.by
      const isDeclared =
        field?.kind === 'choice' && (widget.sort ?? (isState ? 'declared' : '')) === 'declared'
      const parts = isDeclared ? inOrderOf(field.options, found) : found
      return {
        ...head,
        ...numbers,
        shows: 'breakdown',
        isEmpty: parts.length === 0,
        sort: isDeclared ? 'given' : 'descending',
        href: hrefIn(target, widget, []),
        rows: parts.map((part) => rowOf(part, widget, target, words)),
        rowLabel: labelIn(entity, widget.by, locale),
        valueLabel: t(widget.sum === undefined ? 'overview.count' : 'overview.sum'),
        expected: field?.kind === 'choice' ? Math.min(field.options.length, 8) : undefined,
      } satisfies Omit<OverviewBreakdown, Known> & { isEmpty: boolean }
    }
    case 'list': {
      const records = answer?.shows === 'list' ? answer.records : []
      const { fields = [], limit = 5 } = widget
      return {
        ...head,
        shows: 'list',
        isEmpty: records.length === 0,
        href: hrefIn(target, widget, []),
        expected: limit,
        columns: fields.map((name) => {
          const field = own(entity.fields, name)
          const isNumber = field !== undefined && numericKinds.has(field.kind)
          return { label: labelIn(entity, name, locale), align: isNumber ? ('end' as const) : undefined }
        }),
        records: records.map((record) => {
          const id = record[entity.id] as RecordId
          return {
            id,
            title: words.titleIn(entity, record) ?? String(id),
            subtitle: fields.includes(entity.subtitle ?? '')
              ? undefined
              : words.titleIn(entity, record, 'subtitle'),
            href: target.getHref?.(id),
            facts: fields.map((name) => (
              <ValueText key={name} entity={entity} field={name} record={record} />
            )),
          }
        }),
      } satisfies Omit<OverviewList, Known> & { isEmpty: boolean }
    }
  }
}

/** Say how many records a widget is about, and of a trend which periods are not known because of it. */
function noteOf(answer: WidgetAnswer | undefined, t: WidgetLocale['t']): string | undefined {
  if (answer?.ofFirst === undefined) return undefined
  const note = t('overview.ofFirst', { count: answer.ofFirst })
  if (answer.shows !== 'trend') return note
  return t(answer.isNewest ? 'overview.olderUnknown' : 'overview.allUnknown', { note })
}

function figureOf({ value, atLeast, ofFirst, before }: Figure & { before?: Figure | undefined }) {
  // A figure known in part cannot be compared.
  const isKnown = !atLeast && ofFirst === undefined && !before?.atLeast && before?.ofFirst === undefined
  return { value, atLeast, before: isKnown ? before?.value : undefined }
}

/** Parts as their values stand among the options; those without a value, or with an unknown one, come last. */
function inOrderOf(options: readonly unknown[], parts: readonly Part[]): readonly Part[] {
  const placeOf = ({ key }: Part) => (options.includes(key) ? options.indexOf(key) : options.length)
  return parts.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function rowOf(
  { key, value }: Part,
  widget: SpecifiedBreakdown,
  target: OverviewTarget,
  { t, locale }: WidgetLocale,
) {
  const { entity } = target
  const { by } = widget
  const isState = entity.states?.field === by
  const tones: Readonly<Record<string, 'info' | 'success' | 'warning' | 'danger' | 'neutral' | undefined>> =
    entity.states?.tones ?? {}
  const conditions: When[] = [{ [by]: key === undefined ? { empty: true } : { is: key as string } }]
  const href = hrefIn(target, widget, conditions)
  return {
    id: key === undefined ? '' : `=${plainText(key)}`,
    label:
      key === undefined ? (
        t('overview.without', { field: nounIn(entity.fields, by, locale) })
      ) : (
        // The title of a record that is referred to is a link itself where there is no list of what is counted.
        <WithinLinkContext value={href !== undefined}>
          <ValueText entity={entity} field={by} record={{ [by]: key }} />
        </WithinLinkContext>
      ),
    value,
    tone: isState ? (own(tones, plainText(key)) ?? 'neutral') : undefined,
    href,
  } as const
}

/** The list of exactly what is counted; one that cannot be narrowed so would show something else. */
function hrefIn(
  { entity, source, me, getListHref }: OverviewTarget,
  widget: SpecifiedWidget,
  more: readonly When[],
): string | undefined {
  if (!getListHref) return undefined
  const conditions = widget.filter === undefined ? more : [widget.filter, ...more]
  const { filter, rest } = narrowingOf({ entity, source, conditions, me })
  if (rest.length > 0) return undefined
  const sort = widget.shows === 'list' ? widget.sort : undefined
  return getListHref({ ...(filter && { filter }), ...(sort && { sort }) })
}

function usualTitle(widget: SpecifiedWidget, entity: Entity, { t, locale }: WidgetLocale): string {
  const entities = entitiesLabelOf(entity, locale)
  if (widget.shows === 'list') return entities
  const { sum } = widget
  const what = sum === undefined ? entities : labelIn(entity, sum, locale)
  switch (widget.shows) {
    case 'fact':
      return what
    case 'trend':
      return t(`overview.by${periodNames[widget.period ?? 'month']}`, { what })
    case 'breakdown':
      return t('overview.byField', { what, field: nounIn(entity.fields, widget.by, locale) })
  }
}

const periodNames = { day: 'Day', week: 'Week', month: 'Month', year: 'Year' } as const

/** How values of a field are written. */
function numbersOf(field: Field | undefined, locale: string): ChartNumbers {
  if (field?.kind === 'money') return { format: { style: 'currency', currency: field.currency } }
  if (field?.kind === 'duration') return { hours: true }
  const unit = field && unitOf(field, locale)
  return unit === undefined ? {} : { unit }
}
