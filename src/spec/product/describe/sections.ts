import { calls } from './calls'
import { errors } from './errors'
import { fields } from './fields'
import { limits } from './limits'
import { purpose } from './purpose'
import { roles } from './roles'
import { rules } from './rules'
import { screens } from './screens'
import { states } from './states'
import type { Section } from './Section'

/** The nine sections of a specification, in their order. */
export const sections = {
  purpose,
  screens,
  fields,
  states,
  rules,
  roles,
  calls,
  errors,
  limits,
} satisfies Record<string, Section>

export type SectionName = keyof typeof sections

export const sectionNames = Object.keys(sections) as readonly SectionName[]
