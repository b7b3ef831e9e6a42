import type { CSSProperties, ReactNode } from 'react'
import { Link } from '../../components/Link'
import { Skeleton } from '../../components/Skeleton'
import { ValueLabel } from '../../components/ValueLabel'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import type { OverviewList } from './overviewState'

type Columns = NonNullable<OverviewList['columns']>

/** The first records of a list, each a line: its facts stand below each other, and on a phone below its title. */
export function RecordLines({ records, columns = [] }: Pick<OverviewList, 'records' | 'columns'>) {
  const count = Math.max(columns.length, ...records.map(({ facts = [] }) => facts.length))
  return (
    <Frame columns={columns} count={count}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without marks for no list */}
      <ul className="sw-OverviewScreen-records" role="list">
        {records.map(({ id, title, subtitle, href, facts = [] }) => (
          <li key={id} className="sw-OverviewScreen-record">
            <span className="sw-OverviewScreen-name">
              {href === undefined ? (
                title
              ) : (
                <Link href={href} variant="quiet">
                  {title}
                </Link>
              )}
              {subtitle !== undefined && <span className="sw-OverviewScreen-subtitle">{subtitle}</span>}
            </span>
            {facts.length > 0 && (
              <span className="sw-OverviewScreen-facts">
                {[...facts.entries()].map(([place, fact]) => (
                  <Fact key={place} column={columns[place]}>
                    {fact}
                  </Fact>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Frame>
  )
}

/** The room of lines that are on their way. */
export function WaitingLines({ count, columns = [] }: { count: number; columns?: Columns | undefined }) {
  return (
    <Frame columns={columns} count={columns.length}>
      {[...Array.from({ length: count }).keys()].map((line) => (
        <span key={line} className="sw-OverviewScreen-line">
          <Skeleton />
        </span>
      ))}
    </Frame>
  )
}

interface FrameProps {
  columns: Columns
  /** How many facts a line has at most. */
  count: number
  children: ReactNode
}

/** Lines below the names of their columns. Those are read out with each fact. */
function Frame({ columns, count, children }: FrameProps) {
  return (
    <div
      className="sw-OverviewScreen-lines"
      data-facts={count < 2 ? 'one' : count < 3 ? 'few' : 'many'}
      style={{ '--sw-OverviewScreen-facts': Math.max(1, count) } as CSSProperties}
    >
      {columns.length > 0 && (
        <div className="sw-OverviewScreen-columns" aria-hidden="true">
          <span />
          {columns.map(({ label, align }) => (
            <span key={label} data-align={align}>
              {label}
            </span>
          ))}
        </div>
      )}
      {children}
    </div>
  )
}

function Fact({ column, children }: { column: Columns[number] | undefined; children: ReactNode }) {
  if (!column) return <span className="sw-OverviewScreen-value">{children}</span>
  return (
    <span className="sw-OverviewScreen-value" data-align={column.align}>
      <VisuallyHidden>
        <ValueLabel>{column.label}</ValueLabel>
      </VisuallyHidden>
      <span className="sw-OverviewScreen-label" aria-hidden="true">
        {column.label}
      </span>
      {children}
    </span>
  )
}
