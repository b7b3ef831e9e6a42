'use client'

import { type ComponentType, useRef, useState } from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { colourTexts } from '../messages/fields/colourTexts'
import type { ChoiceOption } from './ChoiceOption'
import type { ColourPickerProps } from './ColourPicker'
import { type ColourValue, colours } from './colourValue'
import { ColourSwatch } from './ColourSwatch'
import { drawFrame } from './FieldFrame'
import { useStandingValue } from './useStandingValue'
import { useWrittenControl, type WrittenControlProps } from './useWrittenControl'

export interface ColourFieldProps extends WrittenControlProps<ColourValue> {
  /** Colours such as `#1a2b3c`, each with its name, which stand ready to be chosen in the pop-up. */
  options?: readonly ChoiceOption[] | undefined
}

/**
 * A colour: typed in hexadecimal, or chosen from a pop-up with all of them. A value is `#1a2b3c`; what says no colour is
 * handed on as typed, for a rule to reject in words.
 */
export function ColourField(props: ColourFieldProps) {
  const { options, readOnly, disabled, onBlur } = props
  const { t } = useLocaleWith(colourTexts)
  const box = useRef<HTMLDivElement>(null)
  const [Picker, setPicker] = useState<ComponentType<ColourPickerProps>>()
  const [isOpen, setOpen] = useState(false)
  const bound = { ...props, onBlur: () => void (isOpen || onBlur?.()) }
  const { frame, input, attributes, enter, handleLeave } = useWrittenControl(bound, colours)
  const [colour, setColour] = useStandingValue(input, colours, props)

  // The code of the pop-up is loaded when it is wanted. Without it, a colour can still be typed.
  function loadPicker() {
    return importPicker().then(
      (loaded) => setPicker(() => loaded.ColourPicker),
      () => {},
    )
  }

  function pick(next: string) {
    setColour(next)
    enter(next)
  }

  const swatch = <ColourSwatch colour={colour} />
  return drawFrame(
    'sw-Field sw-ColourField',
    props,
    frame,
    <div ref={box} className="sw-Field-box">
      {readOnly ? (
        <span className="sw-ColourField-button">{swatch}</span>
      ) : (
        <button
          type="button"
          className="sw-ColourField-button"
          disabled={disabled}
          aria-label={t('colour.open')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={() => void loadPicker()}
          onClick={() => void loadPicker().then(() => setOpen(true))}
          onBlur={handleLeave}
        >
          {swatch}
        </button>
      )}
      <input {...attributes} className="sw-Field-control sw-ColourField-control" autoCapitalize="none" />
      {Picker && isOpen && (
        <Picker field={box} colour={colour} options={options} onPick={pick} onClose={() => setOpen(false)} />
      )}
    </div>,
  )
}

const importPicker = () => import('./ColourPicker')
