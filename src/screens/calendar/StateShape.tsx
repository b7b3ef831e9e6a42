import { Badge, type BadgeTone } from '../../components/Badge'

/** The shape of a tone, for eyes that cannot tell colours; its word stands beside it or in the tooltip. */
export function StateShape({ tone }: { tone: BadgeTone }) {
  return (
    <Badge tone={tone} className="sw-CalendarEvent-shape">
      {''}
    </Badge>
  )
}
