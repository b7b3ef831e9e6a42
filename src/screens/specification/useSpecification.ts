'use client'

import { use, useMemo } from 'react'
import { LocaleContext } from '../../internal/LocaleContext'
import { checkProduct } from '../../spec/product/checkProduct'
import { rightsTable } from '../../spec/product/describe/roles'
import { type SheetContext, sheetContext } from '../../spec/product/describe/Section'
import { type SectionName, sectionNames, sections } from '../../spec/product/describe/sections'
import { partsOf, type SheetPart } from '../../spec/product/describe/SheetPart'
import type { Finding } from '../../spec/product/findings/Finding'
import type { ProductDeclaration } from '../../spec/product/Product'

/** How a product stands, in one word. */
export type SpecificationStatus =
  /** It was not checked. */
  | 'unchecked'
  /** Everything fits together. */
  | 'sound'
  /** It works, but something could be better. */
  | 'warnings'
  /** Something in it cannot work. */
  | 'errors'

/** One of the nine sections, told in parts; without any it is not shown. */
export interface SpecificationSection {
  readonly name: SectionName
  readonly parts: readonly SheetPart[] | undefined
}

export interface Specification {
  readonly status: SpecificationStatus
  readonly sections: readonly SpecificationSection[]
  /** Said where a section is not declared: "not shown". */
  readonly notShown: string
  readonly findings: readonly Finding[]
}

export interface SpecificationOptions {
  /** The product, or any declaration of one. */
  product: ProductDeclaration
  /**
   * Checks the product with `checkProduct`. Its findings are for those who build the product, in English.
   * @default true
   */
  check?: boolean | undefined
}

/** A product in nine sections, in the language of the page, with what `checkProduct` finds. */
export function useSpecification({ product, check = true }: SpecificationOptions): Specification {
  const { locale = 'en', messages = {} } = use(LocaleContext) ?? {}
  const told = useMemo(() => {
    const sheet = sheetContext(product, { locale, messages })
    return {
      sections: sectionNames.map((name) => {
        const parts = sections[name](sheet)
        return { name, parts: name === 'roles' ? withRights(parts, sheet) : parts }
      }),
      notShown: sheet.t('spec.notShown'),
    }
  }, [product, locale, messages])
  const findings = useMemo(() => (check ? checkProduct(product) : []), [product, check])
  return { ...told, findings, status: check ? statusOf(findings) : 'unchecked' }
}

/** A page has room for both: who may do one thing, and all that a role may do while a record is in one state. */
function withRights(parts: readonly SheetPart[] | undefined, sheet: SheetContext) {
  return parts?.map((part) =>
    part.kind === 'entity' ? { ...part, parts: partsOf(rightsTable(part.entity, sheet), part.parts) } : part,
  )
}

function statusOf(findings: readonly Finding[]): SpecificationStatus {
  if (findings.some(({ severity }) => severity === 'error')) return 'errors'
  return findings.length > 0 ? 'warnings' : 'sound'
}
