'use client'

import ChevronRight from 'lucide-react/icons/chevron-right'
import { type Ref, type SyntheticEvent, useLayoutEffect } from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import { useLocaleWith } from '../internal/useLocaleWith'
import { treeTexts } from '../messages/fields/treeTexts'
import { optionDescriptionIdOf } from './FieldFrame'
import { canTickMore, tickOf, type TreeOption } from './treeOptions'

export interface TreeBranchProps {
  /** The id of the field, on which those of its options are built. */
  id: string
  holdFirst: Ref<HTMLInputElement>
  /** The name that radios share. */
  name: string
  /** Whether the values are submitted under the name. */
  isNamed: boolean
  options: readonly TreeOption[]
  multiple: boolean
  chosen: ReadonlySet<string>
  expanded: ReadonlySet<string>
  disabled: boolean | undefined
  readOnly: boolean | undefined
  invalid: boolean | undefined
  /** Whether one is still needed. */
  required: boolean | undefined
  onToggle: (value: string) => void
  onTick: (option: TreeOption, isTicked: boolean) => void
  /** The ordinals of the branches around it, as in `-2-1`; none at the root. */
  place?: string | undefined
}

/** Options of one level, each with the branch below it. A closed branch stays on the page, so that a form sends it. */
export function TreeBranch(props: TreeBranchProps) {
  const { id, options, place = '', expanded, disabled, onToggle } = props
  const { t } = useLocaleWith(treeTexts)
  const isNested = options.some(({ children }) => children?.length)
  return (
    <ul className="sw-TreeField-branch" data-nested={isNested ? '' : undefined}>
      {options.map((option, index) => {
        const { value, label, children } = option
        const here = place === '' && index === 0 ? '' : `${place}-${index + 1}`
        const optionId = `${id}${here}`
        const isOpen = expanded.has(value)
        const isDisabled = disabled || option.disabled
        return (
          <li key={value} className="sw-TreeField-item">
            <div className="sw-TreeField-option" data-disabled={isDisabled ? '' : undefined}>
              {children?.length ? (
                <button
                  type="button"
                  className="sw-TreeField-toggle"
                  aria-label={t('tree.within', { label })}
                  aria-expanded={isOpen}
                  aria-controls={`${optionId}-branch`}
                  onClick={() => onToggle(value)}
                >
                  <ChevronRight className="sw-icon" data-directional="" aria-hidden="true" />
                </button>
              ) : null}
              <Control {...props} option={option} optionId={optionId} isFirst={here === ''} />
              <label className="sw-TreeField-label" htmlFor={optionId}>
                {label}
              </label>
              {option.description && (
                <div className="sw-TreeField-description" id={optionDescriptionIdOf(optionId)}>
                  {option.description}
                </div>
              )}
            </div>
            {children?.length ? (
              <div id={`${optionId}-branch`} hidden={!isOpen}>
                <TreeBranch {...props} options={children} disabled={isDisabled} place={here || '-1'} />
              </div>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

interface ControlProps extends TreeBranchProps {
  option: TreeOption
  optionId: string
  isFirst: boolean
}

function Control(props: ControlProps) {
  const { option, optionId, isFirst, multiple, chosen, disabled, readOnly, name, isNamed, onTick } = props
  const [own, hold] = useSharedRef(isFirst ? props.holdFirst : undefined)
  const tick = multiple ? tickOf(option, chosen) : chosen.has(option.value) ? 'all' : 'none'
  // HTML has no attribute for it, and every click takes it away.
  useLayoutEffect(() => {
    if (own.current) showIndeterminate(own.current, tick === 'some')
  })
  const isValue = !multiple || !option.children?.length
  return (
    <input
      ref={hold}
      id={optionId}
      type={multiple ? 'checkbox' : 'radio'}
      className={multiple ? 'sw-CheckboxField-control' : 'sw-RadioGroupField-control'}
      name={multiple && !(isNamed && isValue) ? undefined : name}
      value={option.value}
      checked={tick === 'all'}
      required={props.required && (isFirst || !multiple)}
      disabled={disabled || option.disabled}
      aria-describedby={option.description ? optionDescriptionIdOf(optionId) : undefined}
      {...(multiple && { 'aria-invalid': props.invalid, 'aria-readonly': readOnly })}
      onChange={readOnly ? keepTick : () => onTick(option, !multiple || canTickMore(option, chosen))}
      onClick={readOnly ? keepTick : undefined}
    />
  )
}

function showIndeterminate(control: HTMLInputElement, indeterminate: boolean): void {
  control.indeterminate = indeterminate
}

/** Neither a checkbox nor a radio knows `readonly`. */
function keepTick(event: SyntheticEvent): void {
  event.preventDefault()
}
