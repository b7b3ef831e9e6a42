'use client'

import { type CSSProperties, type RefObject, useId, useState } from 'react'
import { type Color, ColorArea, parseColor } from 'react-aria-components/ColorArea'
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider'
import { ColorThumb } from 'react-aria-components/ColorThumb'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Dialog, Popover } from 'react-aria-components/Popover'
import { useLocaleWith } from '../internal/useLocaleWith'
import { colourTexts } from '../messages/fields/colourTexts'
import type { ChoiceOption } from './ChoiceOption'
import { type ColourValue, isColour } from './colourValue'

export interface ColourPickerProps {
  /** The element that the pop-up opens at. */
  field: RefObject<HTMLElement | null>
  /** The colour chosen so far; a text that is none begins with the first colour that can be chosen. */
  colour: ColourValue | undefined
  options: readonly ChoiceOption[] | undefined
  onPick: (colour: string) => void
  onClose: () => void
}

/** The pop-up of a colour field: a plane of one hue, the hues, and the host's own colours. It is loaded when it first opens. */
export function ColourPicker({ field, colour, options = [], onPick, onClose }: ColourPickerProps) {
  const { t, locale } = useLocaleWith(colourTexts)
  // Grey has no hue of its own: the one that was chosen stays while the pop-up is open.
  const [chosen, setChosen] = useState(() => hsbOf(isColour(colour) ? colour : firstColour))

  function choose(next: Color) {
    setChosen(next)
    onPick(next.toString('hex').toLowerCase())
  }

  // Exactly the option, which a way through hue and brightness might miss by one.
  function chooseOption(value: string) {
    setChosen(hsbOf(value))
    onPick(value.toLowerCase())
  }

  return (
    <I18nProvider locale={locale}>
      <Popover
        className="sw-ColourField-popover"
        triggerRef={field}
        placement="bottom start"
        isOpen
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      >
        <Dialog className="sw-ColourField-dialog" aria-label={t('colour.picker')}>
          <ColorArea
            className="sw-ColourField-area"
            aria-label={t('colour.picker')}
            value={chosen}
            onChange={choose}
            xChannel="saturation"
            yChannel="brightness"
          >
            <ColorThumb className="sw-ColourField-thumb" />
          </ColorArea>
          <ColorSlider className="sw-ColourField-hue" channel="hue" value={chosen} onChange={choose}>
            <SliderTrack className="sw-ColourField-track">
              <ColorThumb className="sw-ColourField-thumb" />
            </SliderTrack>
          </ColorSlider>
          {options.length > 0 && (
            <Options
              options={options}
              colour={isColour(colour) ? colour.toLowerCase() : undefined}
              onChoose={chooseOption}
            />
          )}
        </Dialog>
      </Popover>
    </I18nProvider>
  )
}

interface OptionsProps {
  options: readonly ChoiceOption[]
  colour: string | undefined
  onChoose: (colour: string) => void
}

/** Radios, so that an arrow key leads from one colour to the next, and each has its name. */
function Options({ options, colour, onChoose }: OptionsProps) {
  const { t } = useLocaleWith(colourTexts)
  const name = useId()
  return (
    <div className="sw-ColourField-options" role="radiogroup" aria-label={t('colour.options')}>
      {options.map(({ value, label, disabled }) => (
        <input
          key={value}
          className="sw-ColourField-option"
          style={{ '--sw-ColourField-colour': value } as CSSProperties}
          type="radio"
          name={name}
          aria-label={label}
          title={label}
          disabled={disabled}
          checked={value.toLowerCase() === colour}
          onChange={() => onChoose(value)}
        />
      ))}
    </div>
  )
}

const firstColour = '#ff0000'

const hsbOf = (hex: string) => parseColor(hex).toFormat('hsb')
