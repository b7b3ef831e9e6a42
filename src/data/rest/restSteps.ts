import { fail } from '../../internal/developerMessages'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import { ProblemError } from '../problems'
import type { Row } from '../Row'
import type { RestRecords } from './restRecords'
import type { RestSourceOptions } from './RestSourceOptions'

/** How a transition is sent: by POST to what stands behind the address of the record, or as changes of it. */
export type RestStep =
  | { readonly kind: 'post'; readonly below: string; readonly write: (values: Row) => string }
  | { readonly kind: 'update'; readonly changes: Row }

/** Say how each transition of an entity is sent to a server. */
export function restSteps(
  entity: Entity,
  { transition: given = {} }: RestSourceOptions,
  records: RestRecords,
) {
  const { path = '/{transition}', names = {}, write } = typeof given === 'string' ? { path: given } : given
  const { transitions = {}, states } = entity
  const unknown = Object.keys(names).find((name) => !Object.hasOwn(transitions, name))
  if (unknown !== undefined && entity.transitions) {
    fail(
      `restSource(“${entity.name}”) was given a name for the transition “${unknown}”, but the entity has no such transition, so that nothing is renamed. Name it as the entity does.`,
    )
  }

  return (name: string, asked: Row): RestStep => {
    const to = own(transitions, name)?.to
    if (!states || to === undefined)
      throw new ProblemError({ status: 404, title: `There is no way “${name}”` })
    if (given === 'update') return { kind: 'update', changes: { ...asked, [states.field]: to } }
    const transition = own(names, name) ?? name
    return {
      kind: 'post',
      below: path.replaceAll('{transition}', () => encodeURIComponent(transition)),
      write: (values) =>
        write
          ? records.text(write({ transition, to, values: records.named(values) }))
          : records.write(values, 'update'),
    }
  }
}
