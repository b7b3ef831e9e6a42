import type { ComponentProps } from 'react'
import Markdown from 'markdown-to-jsx/react'
import { useLocale } from '../../src/internal/locale'
import { describeProduct } from '../../src/spec/product/describeProduct'
import type { ProductDeclaration } from '../../src/spec/product/Product'
import { arabicSheet } from '../../src/messages/arabicSheet'
import './chapter.css'

interface SheetProps {
  product: ProductDeclaration
  /** One of the nine sections, by its number. @default all of them */
  section?: number
}

/** The Markdown of `describeProduct`, set as a page. */
export function Sheet({ product, section }: SheetProps) {
  const { locale } = useLocale()
  const sections = describeProduct(product, {
    locale,
    messages: locale.startsWith('ar') ? arabicSheet : undefined,
  }).split(/^(?=## )/m)
  const text = section === undefined ? sections.join('') : (sections[section - 1] ?? '')
  return (
    <div className="sheet">
      <Markdown options={{ overrides: { table: Table }, disableParsingRawHTML: false, wrapper: 'div' }}>
        {text}
      </Markdown>
    </div>
  )
}

/** A wide table scrolls by itself, by keyboard too. */
function Table(props: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard as well
    <div className="sheet-table" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  )
}
