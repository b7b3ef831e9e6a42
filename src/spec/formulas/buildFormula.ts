import { compute } from './compute'
import type { Formula } from '../fields/Formula'
import { withCode } from '../fields/formulaCode'
import { mistakeInFormula } from './formulaMistake'
import { namesInFormula } from './namesInFormula'

/**
 * Say how the value of a field follows from those beside it: `money({ currency: 'EUR', readOnly: true, computed: formula({ sum: 'lines',
 * of: { multiply: ['quantity', 'price'] } }) })`. Forms show what it comes to while a person writes, rules can ask for it, and sources
 * in memory store it. A server has the last word. `{ when: { state: 'waived' }, value: 0, otherwise: 'open' }` chooses by a condition.
 */
export function formula<const Given extends Formula>(given: Given): Given {
  return withCode(given, { compute, namesIn: namesInFormula, mistakeIn: mistakeInFormula })
}
