'use client'

import { MenuItem } from 'react-aria-components/Menu'
import type { ReferenceTarget } from '../components/useReference'
import type { Facet, RecordId } from '../data/DataSource'
import { useOptions } from '../fields/useOptions'
import { useReferenceOptions } from '../fields/useReferenceOptions'
import { useLocale } from '../internal/locale'
import { writeNumber } from '../messages/writeNumber'
import { QuickFilterMenu, type QuickFilterMenuProps } from './QuickFilterMenu'

interface ReferenceFilterMenuProps extends Omit<
  QuickFilterMenuProps,
  'options' | 'chosen' | 'onChoose' | 'footer'
> {
  /** Where the records are that are referred to. */
  target: ReferenceTarget
  facets: readonly Facet[] | undefined
  /** The ids of the records that are chosen. */
  chosen: readonly unknown[]
  onChoose: (ids: readonly RecordId[]) => void
  /** Called to look for a record that is not among the first. */
  onSearch: () => void
}

/** Records to choose from by their titles: those that are chosen, the first of the others, and a way to the rest. */
export function ReferenceFilterMenu(props: ReferenceFilterMenuProps) {
  const { target, facets, chosen, onChoose, onSearch, ...menu } = props
  const { t, locale } = useLocale()
  const { selected, load, choose } = useReferenceOptions(target, chosen as readonly RecordId[], undefined)
  const { status, options, retry } = useOptions({ loadOptions: load }, '', true)
  const first = options.slice(0, mostShown)
  // A tick that is set stays where it is; one from elsewhere stands above.
  const others = selected.filter(({ value }) => !first.some((option) => option.value === value))
  const shown = [...others, ...first]
  const count = (id: string) => facets?.find(({ value }) => String(value) === id)?.count ?? 0

  function footer() {
    const words = messageIn()
    if (words !== undefined) {
      return (
        <MenuItem className="sw-Menu-item" isDisabled textValue={words}>
          {words}
        </MenuItem>
      )
    }
    if (status === 'failed') {
      return (
        <MenuItem className="sw-Menu-item" shouldCloseOnSelect={false} onAction={retry}>
          {t('combobox.retry')}
        </MenuItem>
      )
    }
    if (options.length <= mostShown) return undefined
    return (
      <MenuItem className="sw-Menu-item" onAction={onSearch}>
        {t('filter.search')}
      </MenuItem>
    )
  }

  function messageIn() {
    if (status === 'loading') return t('combobox.loading')
    return status === 'ready' && shown.length === 0 ? t('combobox.empty') : undefined
  }

  return (
    <QuickFilterMenu
      {...menu}
      options={shown.map(({ value, label, description }) => ({
        key: value,
        text: description === undefined ? label : `${label} · ${description}`,
        count: facets && writeNumber(count(value), locale),
      }))}
      chosen={chosen.map(String)}
      onChoose={(keys) => onChoose([...keys].map((key) => choose(String(key))))}
      footer={footer()}
    />
  )
}

/** More than a menu can be looked through: further ones are found by typing. */
const mostShown = 15
