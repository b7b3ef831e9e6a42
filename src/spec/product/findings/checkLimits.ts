import { type Check, error } from './Finding'

export const checkLimits: Check = ({ limits = {} }) =>
  Object.entries(limits)
    .filter(([, { value }]) => !Number.isFinite(value))
    .map(([name, { value }]) =>
      error(
        'limit-not-finite',
        `limits.${name}.value`,
        `The limit “${name}” is ${String(value)}, which limits nothing.`,
        'Write a number, or leave the limit out.',
      ),
    )
