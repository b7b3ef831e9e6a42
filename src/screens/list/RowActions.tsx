'use client'

import Pencil from 'lucide-react/icons/pencil'
import { IconButton } from '../../components/IconButton'
import { DotsMenu } from '../../components/DotsMenu'
import type { MenuAction } from '../../components/MenuItems'
import { useLocale } from '../../internal/locale'
import { handleLinkClick } from '../product/handleLinkClick'

export interface RowActionsProps {
  /** Names the record. */
  title: string
  /** How the record is edited; nothing where it cannot be. */
  edit: { readonly href: string | undefined; readonly onAction: (() => void) | undefined } | undefined
  /** Asked for the entries of the menu when it is opened. */
  getItems: () => readonly MenuAction[]
}

/** Actions on a record at the end of its row: to edit it, while it is pointed at or has focus, and a menu. */
export function RowActions({ title, edit, getItems }: RowActionsProps) {
  const { t } = useLocale()
  return (
    <span className="sw-RowActions">
      {edit && (
        <IconButton
          className="sw-RowActions-edit"
          size="small"
          label={t('row.editFor', { title })}
          icon={<Pencil className="sw-icon" />}
          href={edit.href}
          onClick={handleLinkClick(edit.onAction)}
        />
      )}
      <DotsMenu size="small" label={t('list.actionsFor', { title })} items={getItems} />
    </span>
  )
}
