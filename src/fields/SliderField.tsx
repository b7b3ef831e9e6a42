'use client'

import {
  type ChangeEvent,
  type CSSProperties,
  type FocusEvent,
  type PointerEvent,
  type Ref,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { sliderTexts } from '../messages/fields/sliderTexts'
import { drawFrame, labelIdOf, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { nearestThumb, sliderNumbers, type SliderValue, valueAt, withThumb } from './sliderValue'
import { useDefaultValue } from './useDefaultValue'

export interface SliderFieldProps<Value extends SliderValue = number> extends Omit<
  FieldProps<Value>,
  'onValueChange'
> {
  /** Called with every change that a person makes: with a number, or with both where the given value is a pair. */
  onValueChange?:
    | ((value: Value extends number ? number : readonly [start: number, end: number]) => void)
    | undefined
  /** The least number, at the start of the track. @default 0 */
  min?: number | undefined
  /** The greatest number, at its end. @default 100 */
  max?: number | undefined
  /** How far one press of an arrow key leads. @default 1 */
  step?: number | undefined
  /** Numbers of which the track says where they are. */
  marks?: readonly SliderMark[] | undefined
  /** How the number is written beside the track, and said: with a unit, a currency, so many digits. */
  formatOptions?: Intl.NumberFormatOptions | undefined
  /** The first thumb, which also has the `id`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** A place on the track of a slider. */
export interface SliderMark {
  readonly value: number
  readonly label: string
}

/**
 * A number between two others that matters roughly, or a range with two of them. There is always one: without a value, the
 * least. The thumbs are native range inputs, which the keyboard and assistive technology move; a pointer may press
 * anywhere on the track.
 */
export function SliderField<Value extends SliderValue = number>(props: SliderFieldProps<Value>) {
  const { min = 0, max = 100, step = 1, marks = [], formatOptions, name, readOnly, disabled, ref } = props
  const { value, defaultValue, resetKey, onValueChange } = props
  const { t, locale } = useLocaleWith(sliderTexts)
  const frame = useFrame(props)
  const { id, required: _, 'aria-describedby': describedBy, ...attributes } = frame.control
  const track = useRef<HTMLDivElement>(null)
  const bounds = { min, max, step }

  const [standing, setStanding] = useState(() => sliderNumbers(defaultValue, min))
  const numbers = value === undefined ? standing : sliderNumbers(value, min)
  const isRange = numbers.length > 1

  // By its text, because a pair is often another array at each time.
  const start = sliderNumbers(defaultValue, min).join(' ')
  const show = useCallback((_track: unknown, text: string) => setStanding(text.split(' ').map(Number)), [])
  useDefaultValue(track, start, resetKey, show)
  useEffect(() => {
    const { form } = track.current?.querySelector('input') ?? {}
    const showAgain = () => show(undefined, start)
    form?.addEventListener('reset', showAgain)
    return () => form?.removeEventListener('reset', showAgain)
  }, [show, start])

  function move(index: number, to: number) {
    const next = withThumb(numbers, index, to)
    if (readOnly || next[index] === numbers[index]) return
    setStanding(next)
    onValueChange?.((isRange ? next : next[0]) as Parameters<typeof onValueChange>[0])
  }

  // Which thumb the pointer holds.
  const held = useRef<number>(undefined)

  function handlePointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || disabled) return
    // The range inputs are no wider than a thumb: what they would make of a pointer is of no use.
    event.preventDefault()
    const to = valueAt(event.currentTarget, event.clientX, bounds)
    const index = nearestThumb(numbers, to)
    held.current = index
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.querySelectorAll('input')[index]?.focus()
    move(index, to)
  }

  function handlePointerMove(event: PointerEvent<HTMLDivElement>) {
    if (held.current === undefined) return
    move(held.current, valueAt(event.currentTarget, event.clientX, bounds))
  }

  function handlePointerEnd() {
    held.current = undefined
  }

  function handleChange(index: number, event: ChangeEvent<HTMLInputElement>) {
    if (held.current === undefined) move(index, Number(event.currentTarget.value))
  }

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.()
  }

  const format = new Intl.NumberFormat(locale, formatOptions)
  const [first = min, second = first] = numbers
  const written = first < second ? format.formatRange(first, second) : format.format(first)
  const placeOf = (number: number) => Math.min(Math.max((number - min) / (max - min || 1), 0), 1)
  const at = (number: number) => ({ '--sw-SliderField-at': placeOf(number) }) as CSSProperties
  const fill = {
    '--sw-SliderField-start': isRange ? placeOf(first) : 0,
    '--sw-SliderField-end': placeOf(second),
  } as CSSProperties

  return drawFrame(
    'sw-Field sw-SliderField',
    props,
    frame,
    <div
      className="sw-SliderField-box"
      role={isRange ? 'group' : undefined}
      aria-labelledby={isRange ? labelIdOf(id) : undefined}
      onBlur={handleBlur}
    >
      <div
        ref={track}
        className="sw-SliderField-track"
        style={fill}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
        onPointerUp={handlePointerEnd}
        onPointerCancel={handlePointerEnd}
      >
        {marks.map((mark) => (
          <span
            key={mark.value}
            className="sw-SliderField-mark"
            data-end={endOf(placeOf(mark.value))}
            style={at(mark.value)}
            aria-hidden="true"
          >
            <span className="sw-SliderField-markLabel">{mark.label}</span>
          </span>
        ))}
        {numbers.map((number, index) => {
          const thumbId = index === 0 ? id : `${id}-${index + 1}`
          const end = index === 0 ? t('slider.start') : t('slider.end')
          return (
            <input
              {...attributes}
              key={thumbId}
              id={thumbId}
              ref={index === 0 ? ref : undefined}
              className="sw-SliderField-thumb"
              style={at(number)}
              type="range"
              name={name}
              min={min}
              max={max}
              step={step}
              value={number}
              aria-label={isRange ? end : undefined}
              aria-labelledby={isRange ? `${labelIdOf(id)} ${thumbId}` : undefined}
              aria-describedby={index === 0 ? describedBy : undefined}
              aria-valuetext={format.format(number)}
              aria-readonly={readOnly || undefined}
              onChange={(event) => handleChange(index, event)}
            />
          )
        })}
      </div>
      {/* The thumbs say it themselves. */}
      <output className="sw-SliderField-output" htmlFor={id} aria-hidden="true">
        {written}
      </output>
    </div>,
    { group: isRange, leads: true },
  )
}

function endOf(place: number): 'start' | 'end' | undefined {
  if (place === 0) return 'start'
  return place === 1 ? 'end' : undefined
}
