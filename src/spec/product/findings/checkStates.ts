import { own } from '../../../internal/own'
import type { Entity } from '../../entities/Entity'
import type { States } from '../../states/states'
import { type Check, error, type Finding, namesIn, warning } from './Finding'

export const checkStates: Check = ({ entities = [] }) => entities.flatMap(findingsIn)

function findingsIn(entity: Entity): readonly Finding[] {
  const { name, states, transitions = {} } = entity
  const place = `entities.${name}`
  if (!states) {
    return Object.keys(transitions).length === 0
      ? []
      : [
          error(
            'transitions-without-states',
            `${place}.transitions`,
            `“${name}” has transitions, but no states to go between.`,
            'Declare states with the field that holds them, or remove the transitions.',
          ),
        ]
  }
  const field = own(entity.fields, states.field)
  if (!field) {
    return [
      error(
        'unknown-states-field',
        `${place}.states.field`,
        `The states are kept in “${states.field}”, which is none of the fields of “${name}”.`,
        `Declare the field, or name one of ${namesIn(entity.fieldNames)}.`,
      ),
    ]
  }
  if (field.kind !== 'choice') {
    return [
      error(
        'states-field-not-a-choice',
        `${place}.states.field`,
        `The states are kept in “${states.field}”, a ${field.kind}, which can hold anything.`,
        `Make “${states.field}” a choice of the states.`,
      ),
    ]
  }
  return [
    ...unknownIn(states, field.options, place),
    ...unknownAround(entity, field.options, place),
    ...unreachable(entity, states, field.options, place),
  ]
}

/** States that the field cannot hold, where the entity lists its states. */
function unknownIn(
  { field, initial, final = [], tones = {} }: States,
  options: readonly string[],
  place: string,
) {
  const named = [
    ['initial', initial] as const,
    ...final.map((state, index) => [`final.${index}`, state] as const),
    ...Object.keys(tones).map((state) => [`tones.${state}`, state] as const),
  ]
  return named
    .filter(([, state]) => !options.includes(state))
    .map(([where, state]) =>
      error(
        'state-not-an-option',
        `${place}.states.${where}`,
        `The state “${state}” is none of the options of “${field}”, so that no record can be in it.`,
        `Add it to the options, or name one of ${namesIn(options)}.`,
      ),
    )
}

/** Transitions to or from what is no state, and those that are undone by nothing. */
function unknownAround({ transitions = {} }: Entity, options: readonly string[], place: string) {
  return Object.entries(transitions).flatMap(([name, { from, to, undo }]) => {
    const ends = [['to', to] as const, ...from.map((state, index) => [`from.${index}`, state] as const)]
    const unknown = ends
      .filter(([, state]) => !options.includes(state))
      .map(([where, state]) =>
        error(
          'unknown-state',
          `${place}.transitions.${name}.${where}`,
          `The transition “${name}” goes ${where === 'to' ? 'to' : 'from'} “${state}”, which is no state.`,
          `Add it to the options of the field, or name one of ${namesIn(options)}.`,
        ),
      )
    if (undo === undefined || Object.hasOwn(transitions, undo)) return unknown
    return [
      ...unknown,
      error(
        'unknown-undo',
        `${place}.transitions.${name}.undo`,
        `The transition “${name}” is undone by “${undo}”, which is no transition.`,
        `Declare “${undo}”, or name one of ${namesIn(Object.keys(transitions))}.`,
      ),
    ]
  })
}

function unreachable(
  { transitions = {} }: Entity,
  { initial }: States,
  options: readonly string[],
  place: string,
) {
  if (!options.includes(initial)) return []
  const reached = new Set([initial])
  // States that are added while the loop runs are visited as well.
  for (const state of reached) {
    for (const { from, to } of Object.values(transitions)) if (from.includes(state)) reached.add(to)
  }
  return options
    .filter((state) => !reached.has(state))
    .map((state) =>
      warning(
        'unreachable-state',
        `${place}.states`,
        `No transitions lead from “${initial}” to “${state}”, so that no record gets there.`,
        `Declare a transition to “${state}” from ${namesIn(reached)}, or remove it from the options.`,
      ),
    )
}
