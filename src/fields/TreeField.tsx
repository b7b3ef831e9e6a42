'use client'

import { type FocusEvent, type Ref, useReducer, useState } from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import { drawFrame, labelIdOf, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { TreeBranch, type TreeBranchProps } from './TreeBranch'
import { branchesWith, type TreeOption, withTick } from './treeOptions'
import { useValueList } from './useValueList'

/** A list where several can be chosen, else one or none. */
export type TreeValue = readonly string[] | string | null

export interface TreeFieldProps extends FieldProps<TreeValue> {
  /** The options, each with those that belong to it: up to a few hundred in all. */
  options: readonly TreeOption[]
  /**
   * Whether several can be chosen. Then the values are those to which nothing belongs, and a tick on a branch stands for
   * all of it; else any one can be chosen, branches too.
   * @default false
   */
  multiple?: boolean | undefined
  /** The branches that are open at first. @default those in which something is chosen */
  defaultExpanded?: readonly string[] | undefined
  /** The first control, which also has the `id`: an error summary leads there. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** One or several of options that belong to each other, in a tree whose branches open and close. */
export function TreeField(props: TreeFieldProps) {
  const { options, multiple = false, name, required, readOnly, disabled, ref, onValueChange } = props
  const frame = useFrame(props)
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = frame.control
  const [first, holdFirst] = useSharedRef(ref)
  // The browser puts ticks back after a reset, to where they were at first.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const [values, change] = useValueList(
    {
      ...(props.value !== undefined && { value: listOf(props.value) }),
      defaultValue: listOf(props.defaultValue),
      ...(props.resetKey !== undefined && { resetKey: props.resetKey }),
      onValueChange: (next) => onValueChange?.(multiple ? next : (next[0] ?? null)),
    },
    first,
    () => void setTimeout(drawAgain),
  )
  const chosen = new Set(values)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set(props.defaultExpanded ?? branchesWith(options, chosen)),
  )

  const shared: Omit<TreeBranchProps, 'options'> = {
    id,
    holdFirst,
    name: name ?? id,
    isNamed: name !== undefined,
    multiple,
    chosen,
    expanded,
    disabled,
    readOnly,
    invalid,
    required: required && values.length === 0,
    onToggle: (value) => {
      const next = new Set(expanded)
      if (!next.delete(value)) next.add(value)
      setExpanded(next)
    },
    onTick: (option, isTicked) =>
      change(multiple ? withTick(options, chosen, option, isTicked) : [option.value]),
  }

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.()
  }

  return drawFrame(
    'sw-Field sw-TreeField',
    props,
    frame,
    <div
      className="sw-TreeField-tree"
      role={multiple ? 'group' : 'radiogroup'}
      aria-labelledby={labelIdOf(id)}
      aria-describedby={describedBy}
      aria-disabled={disabled}
      {...(!multiple && { 'aria-invalid': invalid, 'aria-required': required, 'aria-readonly': readOnly })}
      onBlur={handleBlur}
    >
      <TreeBranch {...shared} options={withUnlisted(options, values)} />
    </div>,
    { group: true },
  )
}

function listOf(value: TreeValue | undefined): readonly string[] {
  if (value === undefined || value === null || value === '') return none
  return typeof value === 'string' ? [value] : value
}

const none: readonly string[] = []

/** A stored value that the tree does not have any more is an option still, for the record that has it. */
function withUnlisted(options: readonly TreeOption[], values: readonly string[]): readonly TreeOption[] {
  const known = new Set(valuesOf(options))
  const missing = values.filter((value) => !known.has(value))
  return missing.length === 0 ? options : [...options, ...missing.map((value) => ({ value, label: value }))]
}

function valuesOf(options: readonly TreeOption[]): readonly string[] {
  return options.flatMap(({ value, children = [] }) => [value, ...valuesOf(children)])
}
