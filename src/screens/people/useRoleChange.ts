'use client'

import { useRef, useState } from 'react'
import { hasToastRegion, toast } from '../../components/toasts'
import type { Problem } from '../../data/problems'
import { useAnnounce } from '../../internal/announce'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishPeople } from '../../messages/englishPeople'
import { newKey } from '../../internal/newKey'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { ownValue } from '../../spec/values/ownValue'
import { type CellAnswer, saveCell } from '../list/saveCell'
import { problemSentences } from '../product/problemSentences'
import type { EntityAccess } from '../product/useEntityAccess'
import { idOf } from '../source/listState'

interface RoleChangeOptions<F extends Fields> {
  readonly access: EntityAccess<F>
  readonly roleField: (keyof F & string) | undefined
  readonly errors: ErrorCatalogue | undefined
  /** Returns the name of a person. */
  readonly titleOf: (record: RecordBy<F>) => string
  /** Returns the label of a role. */
  readonly labelOf: (role: string) => string
}

/** How a change of role stands, and of whom. */
interface RoleChange {
  readonly id: string
  readonly status: 'saving' | 'notSaved' | 'changed' | 'notFound'
  readonly problem?: Problem | undefined
}

/** Gives people another role: nothing that someone else did meanwhile is overwritten, and what was saved can be taken back. */
export function useRoleChange<F extends Fields>(options: RoleChangeOptions<F>) {
  const { access, roleField, errors, titleOf, labelOf } = options
  const { entity, source } = access
  const { t } = useScreenLocale(englishPeople)
  const announce = useAnnounce()
  const [change, setChange] = useState<RoleChange>()
  const wishes = useRef(new Map<string, string>())

  function send(base: RecordBy<F>, role: string | null, idempotencyKey: string) {
    const { signal } = new AbortController()
    const name = roleField as keyof F & string
    return saveCell({ entity, source, base, name, value: role, errors, signal, idempotencyKey })
  }

  async function give(record: RecordBy<F>, role: string | null) {
    const id = String(idOf(record, entity.id))
    // Each try of one wish has one effect.
    const wish = `${id} ${role}`
    const key = wishes.current.get(wish) ?? newKey()
    wishes.current.set(wish, key)
    setChange({ id, status: 'saving' })
    const answer = await send(record, role, key)
    if (answer.status === 'saved' || answer.status === 'unchanged') wishes.current.delete(wish)
    setChange(changeOf(id, answer))
    if (answer.status === 'saved') tell(answer.record, role, ownValue(record, roleField ?? ''))
  }

  function tell(saved: RecordBy<F>, role: string | null, before: unknown) {
    const words = wordsFor(saved, role)
    if (!hasToastRegion()) return announce(words)
    toast(words, {
      action: {
        label: t('transition.undo'),
        onAction: () => void takeBack(saved, (before as string) ?? null),
      },
    })
  }

  async function takeBack(saved: RecordBy<F>, before: string | null) {
    const answer = await send(saved, before, newKey())
    if (answer.status === 'saved' || answer.status === 'unchanged') return void toast(wordsFor(saved, before))
    const failed = t('people.notTakenBack')
    const words =
      answer.status === 'failed' ? problemSentences(answer.problem, { t, errors, failed }) : failed
    toast(words, { tone: 'danger' })
  }

  const wordsFor = (record: RecordBy<F>, role: string | null) =>
    role === null
      ? t('people.savedNoRole', { title: titleOf(record) })
      : t('people.saved', { title: titleOf(record), role: labelOf(role) })

  return { change, onGive: (record: RecordBy<F>, role: string | null) => void give(record, role) }
}

function changeOf<R>(id: string, answer: CellAnswer<R>): RoleChange | undefined {
  switch (answer.status) {
    case 'saved':
    case 'unchanged':
      return undefined
    case 'changed':
      return { id, status: 'changed' }
    case 'gone':
      return { id, status: 'notFound' }
    case 'failed':
      return { id, status: 'notSaved', problem: answer.problem }
  }
}
