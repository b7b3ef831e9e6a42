import { namesAsked } from '../conditions/When'
import type { Operand } from '../fields/Formula'

/** The fields beside it that a formula reads. */
export function namesInFormula(operand: Operand): readonly string[] {
  if (typeof operand === 'number') return []
  if (typeof operand === 'string') return [operand]
  if ('after' in operand) {
    const { after, months = 0, days = 0 } = operand
    return [after, ...namesInFormula(months), ...namesInFormula(days)]
  }
  if ('when' in operand) {
    const { when, value = 0, otherwise = 0 } = operand
    return [...namesAsked(when), ...namesInFormula(value), ...namesInFormula(otherwise)]
  }
  if ('sum' in operand) return [operand.sum]
  if ('count' in operand) return [operand.count]
  return Object.values(operand as Readonly<Record<string, readonly Operand[]>>)
    .flat()
    .flatMap(namesInFormula)
}
