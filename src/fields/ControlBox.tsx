import type { ReactNode } from 'react'
import { type Affixes, prefixIdOf, suffixIdOf } from './FieldFrame'

/** One border around a control and the texts before and after its value. */
export function ControlBox({ id, prefix, suffix, children }: Affixes & { id: string; children: ReactNode }) {
  return (
    <div className="sw-Field-box">
      {prefix && (
        <span className="sw-Field-prefix" id={prefixIdOf(id)}>
          {prefix}
        </span>
      )}
      {children}
      {suffix && (
        <span className="sw-Field-suffix" id={suffixIdOf(id)}>
          {suffix}
        </span>
      )}
    </div>
  )
}
