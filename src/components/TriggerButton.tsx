'use client'

import { mergeProps } from 'react-aria/mergeProps'
import { useFocusable } from 'react-aria/useFocusable'
import { usePress } from 'react-aria/usePress'
import { useSharedRef } from '../internal/useSharedRef'
import { Button, type ButtonProps } from './Button'
import { IconButton, type IconButtonProps } from './IconButton'

/**
 * The button of React Aria's `MenuTrigger` or `DialogTrigger`. Their `Pressable` warns of a button that cannot take focus,
 * which is so of each behind an open dialog.
 */
export function TriggerButton({ ref: given, ...props }: ButtonProps | IconButtonProps) {
  const [element, ref] = useSharedRef(given)
  const { pressProps } = usePress({ ref: element })
  const { focusableProps } = useFocusable({}, element)
  const shared = { ...mergeProps(pressProps, focusableProps, props), ref }
  return 'label' in props ? (
    <IconButton {...shared} label={props.label} icon={props.icon} />
  ) : (
    <Button {...shared} />
  )
}
