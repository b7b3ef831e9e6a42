import type { Field, Fields } from './Field'
import type { Formula } from './Formula'

/** The code of formulas. A formula carries its own, so that a page without one loads none. */
export interface FormulaCode {
  /** The number, as the kind of its field keeps it and rounds it, or the day; undefined where a part of it is missing. */
  compute(formula: Formula, field: Field, fields: Fields, values: object): string | number | undefined
  /** The fields beside it that it reads. */
  namesIn(formula: Formula): readonly string[]
  /** The mistake of a developer, as the end of a sentence. */
  mistakeIn(formula: Formula, fields: Fields): string | undefined
}

const FORMULA = Symbol.for('screenwright.formula')

export function withCode<Given extends Formula>(formula: Given, code: FormulaCode): Given {
  return { ...formula, [FORMULA]: code }
}

/** The code of a formula; undefined for one that was written by hand. */
export function codeOf(formula: Formula): FormulaCode | undefined {
  return (formula as { readonly [FORMULA]?: FormulaCode | undefined })[FORMULA]
}
