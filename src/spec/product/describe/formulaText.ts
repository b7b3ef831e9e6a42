import { andList } from '../../../messages/listText'
import { writeNumber } from '../../../messages/writeNumber'
import { own } from '../../../internal/own'
import type { Fields } from '../../fields/Field'
import type { Formula, Operand } from '../../fields/Formula'
import { conditionText } from './conditionText'
import type { SheetContext } from './Section'
import { code, said } from './sheetText'

const signs = { add: ' + ', subtract: ' − ', multiply: ' × ', divide: ' ÷ ' } as const

/** A formula as people write it, with the names of its fields: `quantity × price`. */
export function formulaText(formula: Formula, fields: Fields, sheet: SheetContext): string {
  const { t, locale } = sheet
  if ('after' in formula) {
    const lengths = [
      lengthText('month', formula.months, fields, sheet),
      lengthText('day', formula.days, fields, sheet),
    ]
    const length = andList(lengths.flat(), locale)
    return t('spec.formula.after', { length, date: code(formula.after) })
  }
  if ('when' in formula) {
    const { when, value, otherwise } = formula
    const condition = conditionText(when, fields, sheet)
    const texts = { condition, number: partText(value), other: partText(otherwise) }
    return t('spec.formula.when', texts)
  }
  if ('sum' in formula) {
    const list = code(formula.sum)
    if (formula.of === undefined) return t('spec.formula.sum', { list })
    return t('spec.formula.sumOf', {
      list,
      formula: operandText(formula.of, itemFields(fields, formula.sum), sheet),
    })
  }
  if ('count' in formula) return t('spec.formula.count', { list: code(formula.count) })
  if ('days' in formula) return t('spec.formula.days', between(formula.days))
  if ('hours' in formula) return t('spec.formula.hours', between(formula.hours))
  if ('min' in formula) return t('spec.formula.min', { all: all(formula.min) })
  if ('max' in formula) return t('spec.formula.max', { all: all(formula.max) })
  if ('add' in formula) return joined('add', formula.add)
  if ('subtract' in formula) return joined('subtract', formula.subtract)
  if ('multiply' in formula) return joined('multiply', formula.multiply)
  return joined('divide', formula.divide)

  function partText(operand: Operand | undefined): string {
    return operand === undefined ? t('spec.formula.nothing') : operandText(operand, fields, sheet)
  }

  function joined(operator: keyof typeof signs, operands: readonly Operand[]): string {
    return operands.map((one) => operandText(one, fields, sheet)).join(signs[operator])
  }

  function all(some: readonly Operand[]): string {
    return andList(
      some.map((one) => operandText(one, fields, sheet)),
      locale,
    )
  }
}

function lengthText(
  unit: 'month' | 'day',
  operand: Operand | undefined,
  fields: Fields,
  sheet: SheetContext,
): readonly string[] {
  if (operand === undefined) return []
  const { t, locale } = sheet
  if (typeof operand !== 'number') {
    return [
      t(unit === 'day' ? 'spec.formula.dayCount' : 'spec.formula.monthCount', {
        number: operandText(operand, fields, sheet),
      }),
    ]
  }
  return [said(new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(operand))]
}

function operandText(operand: Operand, fields: Fields, sheet: SheetContext): string {
  if (typeof operand === 'string') return code(operand)
  if (typeof operand === 'number') return said(writeNumber(operand, sheet.locale))
  const text = formulaText(operand, fields, sheet)
  return Object.keys(operand).some((name) => name in signs) ? `(${text})` : text
}

function itemFields(fields: Fields, name: string): Fields {
  const list = own(fields, name)
  return list?.kind === 'list' && list.of.kind === 'group' ? list.of.fields : {}
}

const between = ([from, until]: readonly [string, string]) => ({ from: code(from), until: code(until) })
