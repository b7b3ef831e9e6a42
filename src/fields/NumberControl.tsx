import type { ComponentProps, ReactElement } from 'react'
import type { WrittenControlProps } from './useWrittenControl'

/** Props of a field for a number, whatever it is kept as. */
export interface NumberControlProps<Value> extends WrittenControlProps<Value> {
  /**
   * The keyboard on a phone: `numeric` for whole numbers. Number pads often have no minus; where less than zero is
   * meant, take `text`.
   * @default 'decimal'
   */
  inputMode?: 'decimal' | 'numeric' | 'text' | undefined
}

/** A function and not a component: a form of a thousand fields pays for one component each. */
export function drawNumberControl(
  attributes: ComponentProps<'input'>,
  inputMode: 'decimal' | 'numeric' | 'text' = 'decimal',
): ReactElement {
  return <input {...attributes} inputMode={inputMode} className="sw-Field-control sw-NumberField-control" />
}
