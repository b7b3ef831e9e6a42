'use client'

import { type ReactNode, Suspense, useId } from 'react'
import { type Description, DescriptionList } from '../../components/DescriptionList'
import { late } from '../../components/late'
import { Skeleton } from '../../components/Skeleton'
import { RecordAnchors } from './RecordAnchors'
import type { FilledSection, RecordSection } from './RecordSection'
import { SectionContent } from './SectionContent'

/** How the sections of a record are set. */
export type RecordLayout = 'sections' | 'anchors' | 'tabs'

// Most records have their sections below each other.
const RecordTabs = late(async () => (await import('./RecordTabs')).RecordTabs)

interface RecordBodyProps {
  items: readonly Description[]
  facts?: readonly string[] | undefined
  sections?: readonly RecordSection[] | undefined
  layout?: RecordLayout | undefined
  /** The tab that is seen, where there are tabs. */
  tab?: string | undefined
  onTabChange?: ((tab: string) => void) | undefined
  /** The history of the record, for a tab of its own. */
  history?: ReactNode
  /** Only the labels are known: bars hold the places of the values. */
  loading: boolean
  /** The id of the record's heading, which names what stands below no other. */
  titleId: string
  headingLevel: 1 | 2 | 3
}

/** Whether sections are set as tabs, and the history with them. */
export function hasTabs({
  layout,
  items,
  facts = [],
  sections = [],
  history,
}: Pick<RecordBodyProps, 'layout' | 'items' | 'facts' | 'sections' | 'history'>): boolean {
  const isShown = (one: string) => !facts.includes(one) && items.some(({ id }) => id === one)
  const filled = sections.filter((section) => section.items.some(isShown) || hasContent(section))
  return layout === 'tabs' && filled.length > 0 && filled.length + (history === undefined ? 0 : 1) > 1
}

const hasContent = ({ content }: Pick<RecordSection, 'content'>) =>
  content !== undefined && content !== null && content !== false

/** The values of a record: a strip of facts, what is in no section, then the sections; in two columns where there is room. */
export function RecordBody(props: RecordBodyProps) {
  const { items, facts = [], sections = [], layout = 'sections', loading, titleId, headingLevel } = props
  const shown = loading ? items.map(withoutValue) : items
  const named = (ids: readonly string[]) => ids.flatMap((id) => shown.find((item) => item.id === id) ?? [])
  const placed = new Set([...facts, ...sections.flatMap((section) => section.items)])
  const others = shown.filter(({ id }) => id === undefined || !placed.has(id))
  const strip = named(facts)
  const own = useId()
  const filled = sections.flatMap(({ items: ids, ...section }): FilledSection[] => {
    const within = named(ids.filter((one) => !facts.includes(one)))
    return within.length > 0 || hasContent(section)
      ? [{ ...section, headingId: `${own}-${section.id}`, items: namedOnce(within, section.title) }]
      : []
  })
  return (
    <div className="sw-RecordBody">
      {strip.length > 0 && (
        <DescriptionList
          className="sw-RecordBody-facts"
          layout="columns"
          aria-labelledby={titleId}
          items={strip}
        />
      )}
      {others.length > 0 && (
        <DescriptionList className="sw-RecordBody-list" aria-labelledby={titleId} items={others} />
      )}
      {layout === 'anchors' && filled.length > 1 && <RecordAnchors sections={filled} />}
      {hasTabs(props) ? (
        <Suspense>
          <RecordTabs
            sections={filled}
            history={loading ? undefined : props.history}
            tab={props.tab}
            onTabChange={props.onTabChange}
          />
        </Suspense>
      ) : (
        filled.map((section) => <Section key={section.id} {...section} headingLevel={headingLevel} />)
      )}
    </div>
  )
}

function Section({ headingLevel, ...section }: FilledSection & { headingLevel: 1 | 2 | 3 }) {
  const { title, headingId } = section
  const Heading = nextHeadings[headingLevel]
  return (
    <div className="sw-RecordBody-section">
      <Heading id={headingId} className="sw-RecordBody-title" tabIndex={-1}>
        {title}
      </Heading>
      <SectionContent {...section} labelledBy={headingId} />
    </div>
  )
}

/** The only value of a section without a name of its own: to read the same words twice helps no person who sees. */
function namedOnce(items: readonly Description[], title: ReactNode): readonly Description[] {
  const [item, another] = items
  if (!item || another || item.label !== title) return items
  return [{ ...item, wide: true, label: <span className="sw-VisuallyHidden">{item.label}</span> }]
}

function withoutValue(item: Description, place: number): Description {
  return { ...item, value: <Skeleton width={widths[place % widths.length] ?? widths[0]} /> }
}

const widths = ['9rem', '14rem', '6rem', '11rem'] as const

/** The heading below another one. */
const nextHeadings = { 1: 'h2', 2: 'h3', 3: 'h4' } as const
