'use client'

import type { ReactNode } from 'react'
import { Badge } from '../components/Badge'
import { DescriptionList } from '../components/DescriptionList'
import { useLocale } from '../internal/locale'
import { own } from '../internal/own'
import type { Field, FieldOf, Fields } from '../spec/fields/fields'
import { labelOf, optionLabelOf } from '../spec/labels/labels'
import { variantLabelOf } from '../spec/labels/variantLabels'
import { ownNames, ownValue } from '../spec/values/ownValue'
import { plainText } from '../spec/values/plainText'
import { FileText } from './FileText'
import { isEmptyValue } from '../spec/values/isEmptyValue'
import { JsonText } from './JsonText'
import { keyed } from './keyed'
import { showerOf } from './showerOf'
import { ShownInPart } from './ShownInPart'
import { ValueTable } from './ValueTable'

export interface ValueBlockProps {
  /** Says how the value is written. */
  field: Field
  value: unknown
}

/** A value in full, with as many lines as it needs; what fits on one line has one. */
export function ValueBlock({ field, value }: ValueBlockProps) {
  const { locale, t } = useLocale()
  const given = isEmptyValue(value) ? undefined : value
  const block = given === undefined ? undefined : drawBlock(field, given, locale)
  return block || showerOf(field, { locale, t, unit: true }, 'rich')(given)
}

/** Whether such values are better read over the whole width than beside their label. */
export function isWide(field: Field | undefined): boolean {
  return field?.kind === 'json' || (field?.kind === 'list' && field.of.kind === 'group')
}

/** Nothing where one line is enough. A value of another kind than its field's is shown as a line as well. */
function drawBlock(field: Field, value: unknown, locale: string): ReactNode {
  switch (field.kind) {
    case 'text':
      return field.multiline && <span className="sw-ValueText-lines">{plainText(value)}</span>
    case 'choices':
      return Array.isArray(value) && drawBadges(field, value, locale)
    case 'reference':
      return Array.isArray(value) && drawItems({ ...field, many: false }, value)
    case 'file':
    case 'image':
      return drawFiles(Array.isArray(value) ? value : [value], field.kind === 'image')
    case 'list':
      if (!Array.isArray(value)) return undefined
      return field.of.kind === 'group' ? (
        <ValueTable fields={field.of.fields} rows={value} />
      ) : (
        drawItems(field.of, value)
      )
    case 'group':
      return ownNames(value) && drawFields(field.fields, value, locale)
    case 'variant': {
      const name = plainText(ownValue(value, field.by))
      const fields = own(field.variants, name)
      return (
        fields && (
          <>
            <div className="sw-ValueText-variant">{variantLabelOf(field, name, locale)}</div>
            {drawFields(fields, value, locale)}
          </>
        )
      )
    }
    case 'map': {
      const names = ownNames(value)
      return names && drawPairs(names.map((name) => [name, field.of, ownValue(value, name)]))
    }
    case 'json':
      return <JsonText value={value} />
    default:
      return undefined
  }
}

function drawBadges(field: FieldOf<'choices'>, values: readonly unknown[], locale: string): ReactNode {
  return (
    <ul className="sw-ValueText-badges">
      {keyed(values).map(([key, one]) => (
        <li key={key}>
          <Badge shape={false}>{optionLabelOf(field, plainText(one), locale)}</Badge>
        </li>
      ))}
    </ul>
  )
}

function drawItems(field: Field, items: readonly unknown[]): ReactNode {
  return (
    <ShownInPart items={items}>
      {(some) => (
        <ul className="sw-ValueText-list">
          {keyed(some).map(([key, item]) => (
            <li key={key}>
              <ValueBlock field={field} value={item} />
            </li>
          ))}
        </ul>
      )}
    </ShownInPart>
  )
}

function drawFiles(files: readonly unknown[], picture: boolean): ReactNode {
  return (
    <ShownInPart items={files}>
      {(some) => (
        <div className="sw-ValueText-files" data-pictures={picture || undefined}>
          {keyed(some).map(([key, file]) => (
            <FileText key={key} file={file} picture={picture} />
          ))}
        </div>
      )}
    </ShownInPart>
  )
}

function drawFields(fields: Fields, value: unknown, locale: string): ReactNode {
  return drawPairs(
    Object.entries(fields).map(([name, field]) => [
      labelOf(field, name, locale),
      field,
      ownValue(value, name),
    ]),
  )
}

function drawPairs(pairs: readonly (readonly [label: string, field: Field, value: unknown])[]): ReactNode {
  return (
    <ShownInPart items={pairs}>
      {(some) => (
        <DescriptionList
          className="sw-ValueText-pairs"
          items={some.map(([label, field, value]) => ({
            label: <bdi>{label}</bdi>,
            value: <ValueBlock field={field} value={value} />,
          }))}
        />
      )}
    </ShownInPart>
  )
}
