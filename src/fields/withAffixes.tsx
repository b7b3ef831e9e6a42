import type { ReactElement, ReactNode } from 'react'
import { type Affixes, prefixIdOf, suffixIdOf } from './FieldFrame'

/**
 * Put one border around a control and the texts before and after its value; without any, the control has its own.
 * @param buttons what stands at the end of the box
 */
export function withAffixes(
  control: ReactElement,
  id: string,
  { prefix, suffix }: Affixes,
  buttons?: ReactNode,
): ReactElement {
  if (!prefix && !suffix && !buttons) return control
  return (
    <div className="sw-Field-box">
      {prefix && (
        <span className="sw-Field-prefix" id={prefixIdOf(id)}>
          <bdi>{prefix}</bdi>
        </span>
      )}
      {control}
      {suffix && (
        <span className="sw-Field-suffix" id={suffixIdOf(id)}>
          <bdi>{suffix}</bdi>
        </span>
      )}
      {buttons}
    </div>
  )
}
