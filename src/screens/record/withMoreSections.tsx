import type { ReactNode } from 'react'
import { Skeleton } from '../../components/Skeleton'
import { labelOf } from '../../spec/labels/labels'
import type { RecordSection } from './RecordSection'

/** A section of the host's own on the page of a record. */
export interface MoreSection<R extends object> {
  /** Tells it from the others, in addresses as well. With the name of a section of the entity its content stands in that one. */
  readonly id: string
  /** Its heading, or its tab. @default that of the section of this name, or the id in words */
  readonly title?: ReactNode
  /** A sentence below the heading. */
  readonly description?: ReactNode
  /** Drawn in it, below its values. Where it is null for a record, there is no such section. */
  readonly content: (record: R) => ReactNode
}

/** The sections of a record, with what the host has to show in them and in others after them. */
export function withMoreSections<R extends object>(
  sections: readonly RecordSection[],
  more: readonly MoreSection<R>[],
  record: R | undefined,
): readonly RecordSection[] {
  const drawn = more.map(({ content, ...section }): RecordSection => ({
    ...section,
    title: section.title ?? labelOf({}, section.id),
    items: [],
    // Its place is held while the record is read.
    content: record ? content(record) : <Skeleton width="14rem" />,
  }))
  const isDeclared = ({ id }: RecordSection) => sections.some((section) => section.id === id)
  return [
    ...sections.map((section) => {
      const own = drawn.find(({ id }) => id === section.id)
      return own ? { ...section, content: own.content } : section
    }),
    ...drawn.filter((section) => !isDeclared(section)),
  ]
}
