'use client'

import CalendarDays from 'lucide-react/icons/calendar-days'
import ListTree from 'lucide-react/icons/list-tree'
import SquareKanban from 'lucide-react/icons/square-kanban'
import Upload from 'lucide-react/icons/upload'
import { Button } from '../../components/Button'
import { useLocale } from '../../internal/locale'

interface ListLinksProps {
  calendarHref?: string | undefined
  boardHref?: string | undefined
  treeHref?: string | undefined
  importHref?: string | undefined
}

/** Lead from records to where they stand on their days, are cards in columns, stand in a tree, and are imported from a file. */
export function ListLinks({ calendarHref, boardHref, treeHref, importHref }: ListLinksProps) {
  const { t } = useLocale()
  return (
    <>
      {calendarHref !== undefined && (
        <Button href={calendarHref} icon={<CalendarDays className="sw-icon" />}>
          {t('calendar.button')}
        </Button>
      )}
      {boardHref !== undefined && (
        <Button href={boardHref} icon={<SquareKanban className="sw-icon" />}>
          {t('board.button')}
        </Button>
      )}
      {treeHref !== undefined && (
        <Button href={treeHref} icon={<ListTree className="sw-icon" />}>
          {t('tree.button')}
        </Button>
      )}
      {importHref !== undefined && (
        <Button href={importHref} icon={<Upload className="sw-icon" />}>
          {t('import.button')}
        </Button>
      )}
    </>
  )
}
