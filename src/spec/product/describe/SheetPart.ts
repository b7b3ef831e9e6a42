import type { Entity } from '../../entities/Entity'

/** A part of a section, before it is written as Markdown or drawn on a page. Its texts are marked: see `sheetText`. */
export type SheetPart = SheetParagraph | SheetList | SheetTable | SheetEntity

export interface SheetParagraph {
  readonly kind: 'paragraph'
  readonly text: string
}

export interface SheetList {
  readonly kind: 'list'
  readonly items: readonly string[]
}

/** The first cell of a row names it. */
export interface SheetTable {
  readonly kind: 'table'
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A part about one entity, under a heading of its own; undefined where it has nothing of the kind. */
export interface SheetEntity {
  readonly kind: 'entity'
  readonly entity: Entity
  readonly heading: string
  readonly parts: readonly SheetPart[] | undefined
}

export function paragraph(text: string): SheetPart {
  return { kind: 'paragraph', text }
}

export function table(headings: readonly string[], rows: readonly (readonly string[])[]): SheetPart {
  return { kind: 'table', headings, rows }
}

/** The parts that are there; undefined when none is. */
export function partsOf(
  ...parts: readonly (SheetPart | readonly SheetPart[] | undefined)[]
): readonly SheetPart[] | undefined {
  const there = parts.flatMap((part) => part ?? [])
  return there.length > 0 ? there : undefined
}
