'use client'

import type { ReactNode } from 'react'
import { type Tab, Tabs } from '../../components/Tabs'
import { useLocale } from '../../internal/locale'
import type { FilledSection } from './RecordSection'
import { SectionContent } from './SectionContent'

interface RecordTabsProps {
  sections: readonly FilledSection[]
  /** The history of the record; the last tab. */
  history: ReactNode
  /** The tab that is seen; one that is not there is the first. */
  tab: string | undefined
  onTabChange: ((tab: string) => void) | undefined
}

/** The sections of a record, one at a time. */
export function RecordTabs({ sections, history, tab, onTabChange }: RecordTabsProps) {
  const { t } = useLocale()
  const items: readonly Tab[] = [
    ...sections.map((section) => ({
      id: section.id,
      label: section.title,
      content: (
        <div className="sw-RecordBody-section">
          <SectionContent {...section} />
        </div>
      ),
    })),
    ...(history === undefined ? [] : [{ id: 'history', label: t('history.title'), content: history }]),
  ]
  const chosen = items.find(({ id }) => id === tab) ?? items[0]
  return (
    <Tabs
      label={t('detail.sections')}
      items={items}
      {...(onTabChange && chosen && { value: chosen.id, onValueChange: onTabChange })}
      {...(!onTabChange && tab !== undefined && chosen && { defaultValue: chosen.id })}
    />
  )
}
