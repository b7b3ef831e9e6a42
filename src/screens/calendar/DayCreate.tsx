import Plus from 'lucide-react/icons/plus'

interface DayCreateProps {
  href: string
  /** Says what is made there, and when. */
  label: string
  /** Whether Tab leads here. @default true */
  reachable?: boolean | undefined
}

/** Where a record of a day, or of a column of it, is made. */
export function DayCreate({ href, label, reachable = true }: DayCreateProps) {
  return (
    <a className="sw-CalendarDay-create" href={href} aria-label={label} tabIndex={reachable ? 0 : -1}>
      <Plus className="sw-icon" aria-hidden="true" />
    </a>
  )
}
