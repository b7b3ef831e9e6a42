import type { DetailActionsProps } from './DetailActionsProps'

/** Whether the record can be edited now: there is a way, and no reason against it. */
export function isEditable({
  editHref,
  onEdit,
  editReason,
}: Pick<DetailActionsProps, 'editHref' | 'onEdit' | 'editReason'>): boolean {
  return (editHref !== undefined || onEdit !== undefined) && editReason === undefined
}
