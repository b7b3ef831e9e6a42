import List from 'lucide-react/icons/list'
import { Button } from '../../components/Button'

interface ToListButtonProps {
  href: string
  /** Names the list. */
  label: string
}

/** Leads from a board, a calendar or a tree to the list of the same records. */
export function ToListButton({ href, label }: ToListButtonProps) {
  return (
    <Button href={href} icon={<List className="sw-icon" />}>
      {label}
    </Button>
  )
}
