'use client'

import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { Badge } from '../components/Badge'
import { Button } from '../components/Button'
import { IconButton } from '../components/IconButton'
import { drawMessage, messageIdOf } from '../fields/FieldFrame'
import { useLocaleWith } from '../internal/useLocaleWith'
import { englishSteps } from '../messages/englishSteps'
import { repeaterTexts } from '../messages/forms/repeaterTexts'
import type { FieldPath } from './FieldPath'
import { useFormContext } from './FormContext'
import { useFieldGroup } from './useFieldGroup'
import { useFormState } from './useFormState'
import { wordsOf } from './useRegistered'
import { idElsewhere, openWays } from './waysElsewhere'

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
  /** Whether an item has all that it is asked for. */
  isFinished: (value: unknown) => boolean
  removal: Removal | undefined
  /** Called to open an item, at the part of it that a link is about or that is to be mended. */
  onChange: (item: symbol, part: FieldPath) => void
  onRemove: (item: symbol) => void
  onUndo: (removal: Removal) => void
}

/** The items that were given so far, each with a way to change it and to remove it. */
export function AddedItems(props: AddedItemsProps) {
  const { name, label, items, getItemLabel, renderItem, isFinished, removal } = props
  const { onChange, onRemove, onUndo } = props
  const { t } = useLocaleWith(texts)
  const store = useFormContext('FormSteps')
  const ownId = useId()
  const wayId = useId()
  const { id } = useFieldGroup(name, { id: ownId })
  const issues = useFormState(store, (form) => form.getAllIssues()).filter(({ path }) => path[0] === name)
  const { error, warning } = wordsOf(issues.filter(({ path }) => path.length === 1))

  // A link about a part of an item opens the item.
  useEffect(
    () =>
      store.register([name], {
        id,
        getPartId: (part) => (items[Number(part[0])] ? idElsewhere(wayId, part) : undefined),
      }),
    [store, name, id, wayId, items],
  )
  const open = useEffectEvent(([index, ...part]: FieldPath) => {
    const item = items[Number(index)]
    if (item) onChange(item, part)
  })
  useEffect(() => openWays(wayId, (path) => open(path)), [wayId])

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
            const value = store.getValue([name, key])
            const own = issues.filter(({ path }) => path.length > 1 && Number(path[1]) === index)
            const message = drawMessage({ label: itemLabel, ...wordsOf(own) }, `${id}-${key.description}`)
            return (
              <li key={key.description} className="sw-FormSteps-addedItem">
                <div className="sw-FormSteps-itemText">
                  {renderItem(value) || itemLabel}
                  {message ?? (!isFinished(value) && <Badge tone="info">{t('task.started')}</Badge>)}
                </div>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('answers.changeOne', { label: itemLabel })}
                  aria-describedby={message ? messageIdOf(`${id}-${key.description}`) : undefined}
                  onClick={() => onChange(key, own[0]?.path.slice(2) ?? [])}
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

const texts = { ...englishSteps, ...repeaterTexts } as const
