import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { reasonText } from '../product/reasonText'
import { labelOf } from '../../spec/labels/labels'
import { localize } from '../../spec/labels/LocalizedText'
import { gatherWrites } from '../../data/gatherWrites'
import { own } from '../../internal/own'
import type { Transition } from '../../spec/states/states'
import { askedBefore } from '../transition/askedBefore'
import type { BulkAction } from './BulkAction'
import { askTransition, takesTransitions } from '../transition/runTransition'
import type { EntityAccess } from '../product/useEntityAccess'

/**
 * The transitions of an entity that several records may take at once, as far as the person ever may. One that asks for
 * something is for each record by itself.
 */
export function bulkTransitions<F extends Fields>(
  access: EntityAccess<F>,
  locale: string,
): readonly BulkAction<RecordBy<F>>[] {
  const { entity } = access
  const source = gatherWrites(access.source)
  if (!takesTransitions(entity, source)) return []
  return Object.entries((entity as Entity).transitions ?? {}).flatMap(([name, transition]) => {
    if (!transition.bulk || transition.ask?.length || !access.can({ transition: name }).allowed) return []
    const back = transition.undo
    const wayBack = own<Transition>(entity.transitions, back)
    return [
      {
        id: name,
        label: labelOf(transition, name, locale),
        confirm: transition.confirm === undefined ? undefined : localize(transition.confirm, locale),
        tone: transition.tone === 'danger' ? 'danger' : undefined,
        reasonNot: (record) => {
          const answer = access.transitionsOf(record).find((one) => one.name === name)
          return answer && !answer.possible ? reasonText(answer.reason, locale) : undefined
        },
        run: (record, options) => askTransition({ entity, source, record, name, ...options }),
        ...(back !== undefined &&
          wayBack && {
            // Values that a way back asks for are put back as they were, which no other page knows.
            transition: wayBack.ask?.length ? undefined : name,
            canUndo: (record) => askedBefore(entity, wayBack, record) !== undefined,
            undo: (before, stored, options) => {
              const values = askedBefore(entity, wayBack, before)
              return askTransition({
                entity,
                source,
                record: stored as RecordBy<F>,
                name: back,
                values,
                ...options,
              })
            },
          }),
      } satisfies BulkAction<RecordBy<F>>,
    ]
  })
}
