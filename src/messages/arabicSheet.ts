import { arabicConditions } from './arabicConditions'
import { arabicSpec } from './arabicSpec'

/**
 * The texts of a specification sheet in Modern Standard Arabic: `describeProduct(product, { locale: 'ar', messages:
 * arabicSheet })`.
 */
export const arabicSheet = { ...arabicSpec, ...arabicConditions }
