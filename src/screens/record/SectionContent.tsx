import { DescriptionList } from '../../components/DescriptionList'
import type { FilledSection } from './RecordSection'

/** The description, the values and the host's content of a section. */
export function SectionContent({
  description,
  items,
  content,
  labelledBy,
}: Pick<FilledSection, 'description' | 'items' | 'content'> & { labelledBy?: string | undefined }) {
  return (
    <>
      {description !== undefined && <p className="sw-RecordBody-description">{description}</p>}
      {items.length > 0 && (
        <DescriptionList
          className="sw-RecordBody-list"
          items={items}
          {...(labelledBy !== undefined && { 'aria-labelledby': labelledBy })}
        />
      )}
      {content}
    </>
  )
}
