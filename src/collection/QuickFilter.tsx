'use client'

import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { MenuPopover } from '../components/MenuPopover'
import { TriggerButton } from '../components/TriggerButton'
import type { Facet } from '../data/DataSource'
import { AriaLocale } from '../internal/AriaLocale'
import { useLocale } from '../internal/locale'
import { writeNumber } from '../messages/writeNumber'
import { optionLabelOf } from '../spec/labels/labels'
import type { FilterField } from './createFilters'
import { type FilterCondition, valuesIn } from './filterConditions'

interface QuickFilterProps {
  filter: FilterField
  /** The condition `in` or `is` of its field, if there is one. */
  condition: FilterCondition | undefined
  /** How often each value occurs; without it no count is shown. */
  facets: readonly Facet[] | undefined
  onConditionChange: (condition: FilterCondition | undefined) => void
}

/** A menu of the values of one field. It stays open, so that several can be chosen. */
export function QuickFilter({ filter, condition, facets, onConditionChange }: QuickFilterProps) {
  const { t, locale } = useLocale()
  const { name, label, field } = filter
  const options = optionsOf()
  const several = filter.tests.includes('in')
  const set = condition ? valuesIn(condition).map(String) : []

  function optionsOf() {
    if (field.kind === 'choice') {
      return field.options.map((value) => ({ value, text: optionLabelOf(field, value, locale) }))
    }
    return [true, false].map((value) => ({ value, text: t(value ? 'value.yes' : 'value.no') }))
  }

  function choose(keys: ReadonlySet<unknown>) {
    const values = options.map(({ value }) => value).filter((value) => keys.has(String(value)))
    if (values.length === 0) onConditionChange(undefined)
    else if (several) onConditionChange({ field: name, test: 'in', value: values })
    else onConditionChange({ field: name, test: 'is', value: values[0] })
  }

  return (
    <AriaLocale>
      <MenuTrigger>
        <TriggerButton className="sw-FilterBar-quick" data-set={set.length > 0 || undefined}>
          {label}
          {set.length > 0 && <span className="sw-FilterBar-count">{writeNumber(set.length, locale)}</span>}
          <ChevronDown className="sw-icon sw-Menu-mark" />
        </TriggerButton>
        <MenuPopover placement="bottom start">
          <Menu
            className="sw-Menu"
            aria-label={label}
            selectionMode={several ? 'multiple' : 'single'}
            selectedKeys={set}
            onSelectionChange={(keys) => keys !== 'all' && choose(keys)}
          >
            {options.map(({ value, text }) => (
              <MenuItem
                key={String(value)}
                id={String(value)}
                className="sw-Menu-item sw-ColumnChooser-item"
                textValue={text}
              >
                {({ isSelected }) => (
                  <>
                    <span className="sw-ColumnChooser-mark">
                      {isSelected && <Check className="sw-icon" />}
                    </span>
                    {text}
                    {facets && (
                      <span className="sw-FilterBar-facet">
                        {writeNumber(countOf(facets, value), locale)}
                      </span>
                    )}
                  </>
                )}
              </MenuItem>
            ))}
          </Menu>
        </MenuPopover>
      </MenuTrigger>
    </AriaLocale>
  )
}

function countOf(facets: readonly Facet[], value: unknown): number {
  return facets.find((facet) => facet.value === value)?.count ?? 0
}
