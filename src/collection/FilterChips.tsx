'use client'

import X from 'lucide-react/icons/x'
import { useId, useRef } from 'react'
import { Button } from '../components/Button'
import { ValueLabel } from '../components/ValueLabel'
import { useLocale } from '../internal/locale'
import { ConditionText } from './ConditionText'
import type { FilterField } from './createFilters'
import type { FilterCondition } from './filterConditions'

interface FilterChipsProps {
  filters: readonly FilterField[]
  conditions: readonly FilterCondition[]
  onEdit: (condition: FilterCondition) => void
  onRemove: (condition: FilterCondition, label: string) => void
  onClear: () => void
  /** Called when no chip is left to take the focus. */
  onLast: () => void
}

/** A chip for each condition: press it to change the condition, its cross to take it off. */
export function FilterChips({ filters, conditions, onEdit, onRemove, onClear, onLast }: FilterChipsProps) {
  const { t } = useLocale()
  const list = useRef<HTMLUListElement>(null)
  const id = useId()

  function remove(condition: FilterCondition, label: string, place: number) {
    const crosses = list.current?.querySelectorAll<HTMLElement>('.sw-FilterBar-remove') ?? []
    const next = crosses[place + 1] ?? crosses[place - 1]
    if (next) next.focus()
    else onLast()
    onRemove(condition, label)
  }

  return (
    <div className="sw-FilterBar-set">
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list */}
      <ul ref={list} className="sw-FilterBar-chips" role="list" aria-label={t('filter.set')}>
        {conditions.map((condition, place) => {
          const known = filters.find(({ name }) => name === condition.field)
          const label = known?.label ?? condition.field
          const key = `${condition.field} ${condition.test}`
          const words = (
            <>
              <ValueLabel className="sw-FilterBar-name">{label}</ValueLabel>
              <ConditionText condition={condition} filter={known} />
            </>
          )
          return (
            <li key={key} className="sw-FilterBar-chip">
              {/* A field that is not offered here came with the address: it can be taken off, but not changed. */}
              {known ? (
                <button
                  type="button"
                  id={`${id}-${place}`}
                  className="sw-FilterBar-condition"
                  aria-haspopup="dialog"
                  onClick={() => onEdit(condition)}
                >
                  {words}
                </button>
              ) : (
                <span id={`${id}-${place}`} className="sw-FilterBar-condition">
                  {words}
                </span>
              )}
              <button
                type="button"
                id={`${id}-${place}-remove`}
                className="sw-FilterBar-remove"
                aria-label={t('filter.takeOff')}
                aria-labelledby={`${id}-${place}-remove ${id}-${place}`}
                onClick={() => remove(condition, label, place)}
              >
                <X className="sw-icon" aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ul>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          onClear()
          onLast()
        }}
      >
        {t('filter.clear')}
      </Button>
    </div>
  )
}
