import { Fragment } from 'react'
import { keyed } from '../../collection/keyed'
import { linesOf, type SheetRun } from '../../spec/product/describe/sheetText'

/** A text of the sheet: names in their own type, what the product says isolated, so that no language turns another around. */
export function SheetWords({ text }: { text: string }) {
  return keyed(linesOf(text)).map(([index, line]) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {keyed(line).map(([place, run]) => (
        <Run key={place} {...run} />
      ))}
    </Fragment>
  ))
}

function Run({ kind, text }: SheetRun) {
  switch (kind) {
    case 'code':
      return (
        <code className="sw-SpecificationScreen-code" dir="ltr">
          {text}
        </code>
      )
    case 'said':
      return <bdi>{text}</bdi>
    case 'words':
      return text
  }
}
