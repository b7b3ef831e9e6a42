import { actionCases } from './actionCases'
import { changeCases } from './changeCases'
import type { EngineCase } from './EngineCase'
import { listCases } from './listCases'
import { nameCases } from './nameCases'
import { numberCases } from './numberCases'
import { raceCases } from './raceCases'
import { reactCases } from './reactCases'
import { sendCases } from './sendCases'

/** All that is asked of a form library. */
export const engineCases: readonly EngineCase[] = [
  ...raceCases,
  ...sendCases,
  ...actionCases,
  ...nameCases,
  ...listCases,
  ...changeCases,
  ...reactCases,
  ...numberCases,
]
