'use client'

import { useId, useMemo } from 'react'
import { keyed } from '../../collection/keyed'
import { useLocale } from '../../internal/locale'
import type { SheetEntity, SheetPart } from '../../spec/product/describe/SheetPart'
import { SheetTable } from './SheetTable'
import { SheetWords } from './SheetWords'
import { StateDiagram } from './StateDiagram'
import { stateGraph } from './stateGraph'

interface SheetPartsProps {
  /** Undefined for what the product does not have. */
  parts: readonly SheetPart[] | undefined
  /** Said in their place. */
  notShown: string
  /** The heading above. */
  labelledBy: string
  /** The level of the headings of entities. */
  headingLevel: 3 | 4 | 5
  /** Draws the states of each entity. */
  drawn: boolean
}

/** Draw the parts of a section. */
export function SheetParts({ parts, notShown, labelledBy, headingLevel, drawn }: SheetPartsProps) {
  if (!parts) return <p className="sw-SpecificationScreen-notShown">{notShown}</p>
  return keyed(parts).map(([key, part]) => {
    switch (part.kind) {
      case 'paragraph':
        return (
          <p key={key} className="sw-SpecificationScreen-text">
            <SheetWords text={part.text} />
          </p>
        )
      case 'list':
        return (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- as the other lists say it
          <ul key={key} role="list" className="sw-SpecificationScreen-list">
            {keyed(part.items).map(([place, item]) => (
              <li key={place}>
                <SheetWords text={item} />
              </li>
            ))}
          </ul>
        )
      case 'table':
        return <SheetTable key={key} {...part} labelledBy={labelledBy} />
      case 'entity':
        return <EntityPart key={key} part={part} {...{ notShown, headingLevel, drawn }} />
    }
  })
}

interface EntityPartProps extends Pick<SheetPartsProps, 'notShown' | 'headingLevel' | 'drawn'> {
  part: SheetEntity
}

function EntityPart({ part, notShown, headingLevel, drawn }: EntityPartProps) {
  const { locale } = useLocale()
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const { entity } = part
  const graph = useMemo(() => (drawn ? stateGraph(entity, locale) : undefined), [drawn, entity, locale])
  return (
    <div className="sw-SpecificationScreen-entity">
      <Heading id={id} className="sw-SpecificationScreen-entityName">
        <SheetWords text={part.heading} />
      </Heading>
      {graph && <StateDiagram graph={graph} />}
      <SheetParts parts={part.parts} labelledBy={id} {...{ notShown, headingLevel }} drawn={false} />
    </div>
  )
}
