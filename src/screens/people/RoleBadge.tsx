import { Badge } from '../../components/Badge'

interface RoleBadgeProps {
  /** The name of the role; none for a person without one. */
  role: string | null | undefined
  label: string
}

/** The role of a person. */
export function RoleBadge({ role, label }: RoleBadgeProps) {
  if (role === null || role === undefined) return <span className="sw-PeopleScreen-none">{label}</span>
  return <Badge shape={false}>{label}</Badge>
}
