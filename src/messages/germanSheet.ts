import { germanConditions } from './germanConditions'
import { germanSpec } from './germanSpec'

/** The texts of a specification sheet in German: `describeProduct(product, { locale: 'de', messages: germanSheet })`. */
export const germanSheet = { ...germanSpec, ...germanConditions }
