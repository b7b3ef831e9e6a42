'use client'

import { DescriptionList } from '../../components/DescriptionList'
import { Tabs } from '../../components/Tabs'
import { useLocale } from '../../internal/locale'
import type { FilledSection } from './RecordSection'

/** The sections of a record, one at a time. */
export function RecordTabs({ sections }: { sections: readonly FilledSection[] }) {
  const { t } = useLocale()
  return (
    <Tabs
      label={t('detail.sections')}
      items={sections.map(({ id, title, description, items }) => ({
        id,
        label: title,
        content: (
          <div className="sw-RecordBody-section">
            {description !== undefined && <p className="sw-RecordBody-description">{description}</p>}
            <DescriptionList className="sw-RecordBody-list" items={items} />
          </div>
        ),
      }))}
    />
  )
}
