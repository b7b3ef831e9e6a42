import type { ReactElement } from 'react'
import { type Affixes, prefixIdOf, suffixIdOf } from './FieldFrame'

/** Put one border around a control and the texts before and after its value; without any, the control has its own. */
export function withAffixes(control: ReactElement, id: string, { prefix, suffix }: Affixes): ReactElement {
  if (!prefix && !suffix) return control
  return (
    <div className="sw-Field-box">
      {prefix && (
        <span className="sw-Field-prefix" id={prefixIdOf(id)}>
          {prefix}
        </span>
      )}
      {control}
      {suffix && (
        <span className="sw-Field-suffix" id={suffixIdOf(id)}>
          {suffix}
        </span>
      )}
    </div>
  )
}
