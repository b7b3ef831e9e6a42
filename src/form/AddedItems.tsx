'use client'

import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useEffect, useId } from 'react'
import { Button } from '../components/Button'
import { IconButton } from '../components/IconButton'
import { drawMessage, messageIdOf } from '../fields/FieldFrame'
import { useLocale } from '../internal/locale'
import { useFormContext } from './FormContext'
import { useFieldGroup } from './useFieldGroup'

/** The last removal, while nothing else has changed since. */
export interface Removal {
  readonly label: string
  readonly putBack: () => void
  /** The items after it. */
  readonly items: readonly symbol[]
}

interface AddedItemsProps {
  /** The name of the list in the form. */
  name: string
  /** Names the list. */
  label: string
  items: readonly symbol[]
  getItemLabel: (index: number) => string
  /** An item as a person reads it; nothing where it has no text. */
  renderItem: (value: unknown) => ReactNode
  removal: Removal | undefined
  onChange: (item: symbol) => void
  onRemove: (item: symbol) => void
  onUndo: (removal: Removal) => void
}

/** The items that were given so far, each with a way to change it and to remove it. */
export function AddedItems(props: AddedItemsProps) {
  const { name, label, items, getItemLabel, renderItem, removal, onChange, onRemove, onUndo } = props
  const { t } = useLocale()
  const store = useFormContext('FormSteps')
  const ownId = useId()
  const { id, error, warning } = useFieldGroup(name, { id: ownId })
  const changeId = (key: symbol) => `${id}-change-${key.description}`

  // A link about an item leads to the button that opens it.
  useEffect(
    () =>
      store.register([name], {
        id,
        getPartId: ([index]) => {
          const item = items[Number(index)]
          return item && `${id}-change-${item.description}`
        },
      }),
    [store, name, id, items],
  )

  return (
    <div
      id={id}
      tabIndex={-1}
      // The step around it has its name; words about the list need it again.
      {...(error !== undefined && {
        role: 'group',
        'aria-label': label,
        'aria-describedby': messageIdOf(id),
      })}
      className="sw-FormSteps-added"
    >
      {items.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list
        <ol className="sw-FormSteps-items" role="list">
          {items.map((key, index) => {
            const itemLabel = getItemLabel(index)
            return (
              <li key={key.description} className="sw-FormSteps-addedItem">
                <span className="sw-FormSteps-itemText">
                  {renderItem(store.getValue([name, key])) || itemLabel}
                </span>
                <Button
                  id={changeId(key)}
                  variant="quiet"
                  size="small"
                  aria-label={t('answers.changeOne', { label: itemLabel })}
                  onClick={() => onChange(key)}
                >
                  {t('answers.change')}
                </Button>
                <IconButton
                  size="small"
                  label={t('repeater.remove', { item: itemLabel })}
                  icon={<Trash2 className="sw-icon" />}
                  onClick={() => onRemove(key)}
                />
              </li>
            )
          })}
        </ol>
      )}
      {drawMessage({ label, error, warning }, id)}
      {removal && (
        <p className="sw-FormSteps-removed">
          {t('repeater.removed', { item: removal.label })}{' '}
          <Button variant="quiet" onClick={() => onUndo(removal)}>
            {t('repeater.undo')}
          </Button>
        </p>
      )}
    </div>
  )
}
