import { own } from '../../internal/own'
import type { FieldOf } from '../fields/Field'
import { labelOf } from './labels'

type Varying = Pick<FieldOf<'variant'>, 'by' | 'byLabel' | 'labels'>

/** The words for the question which of the groups of a variant it is; without a label the name of that property in words. */
export const variantQuestionOf = ({ by, byLabel }: Varying, locale?: string): string =>
  labelOf({ label: byLabel }, by, locale)

/** The words for one of the groups of a variant; without a label its key in words. */
export const variantLabelOf = ({ labels }: Varying, variant: string, locale?: string): string =>
  labelOf({ label: own(labels, variant) }, variant, locale)
