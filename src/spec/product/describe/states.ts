import { own } from '../../../internal/own'
import { labelOf, optionLabelOf } from '../../labels/labels'
import { localize } from '../../labels/LocalizedText'
import { stateField } from '../../states/stateField'
import type { Entity } from '../../entities/Entity'
import { onlyWhile } from './conditionText'
import { eachEntity } from './eachEntity'
import { partsOf, type SheetPart, table } from './SheetPart'
import { code, said, stack } from './sheetText'
import type { SheetContext } from './Section'

export const states = eachEntity((entity, sheet) => {
  const transitions = Object.entries(entity.transitions ?? {})
  return partsOf(
    entity.states && stateTable(entity, sheet),
    transitions.length > 0 ? transitionTable(entity, sheet) : undefined,
  )
})

/** The states of an entity in order, as its field can hold them. */
export function stateNames(entity: Entity): readonly string[] {
  return stateField(entity)?.options ?? []
}

export function stateText(entity: Entity, state: string, { locale }: SheetContext): string {
  const field = stateField(entity)
  return said(field ? optionLabelOf(field, state, locale) : state)
}

/** The label of a transition, or its name in words. */
export function transitionText({ transitions = {} }: Entity, name: string, { locale }: SheetContext): string {
  return said(labelOf(own(transitions, name) ?? {}, name, locale))
}

function stateTable(entity: Entity, sheet: SheetContext): SheetPart {
  const { t } = sheet
  const { initial = '', final = [], tones = {} } = entity.states ?? {}
  const rows = stateNames(entity).map((state) => {
    const tone = own(tones, state)
    const place = [
      state === initial && t('spec.state.initial'),
      final.includes(state) && t('spec.state.final'),
    ]
    return [
      code(state),
      stateText(entity, state, sheet),
      place.filter(Boolean).join(', '),
      tone === undefined ? '' : t(`spec.tone.${tone}`),
    ]
  })
  return table([t('spec.state'), t('spec.label'), t('spec.place'), t('spec.tone')], rows)
}

function transitionTable(entity: Entity, sheet: SheetContext): SheetPart {
  const { t, locale } = sheet
  const headings = [
    t('spec.transition'),
    t('spec.label'),
    t('spec.from'),
    t('spec.to'),
    t('spec.condition'),
    t('spec.asks'),
    t('spec.confirmation'),
    t('spec.undo'),
    t('spec.bulk'),
    t('spec.tone'),
  ]
  const rows = Object.entries(entity.transitions ?? {}).map(([name, transition]) => {
    const {
      from,
      to,
      when,
      reason = '',
      ask = [],
      required = [],
      confirm = '',
      undo,
      bulk,
      tone,
    } = transition
    return [
      code(name),
      transitionText(entity, name, sheet),
      stack(from.map((state) => stateText(entity, state, sheet))),
      stateText(entity, to, sheet),
      when
        ? stack([onlyWhile(when, entity.fields, sheet), said(localize(reason, locale))].filter(Boolean))
        : '',
      stack(ask.map((one) => (required.includes(one) ? `${code(one)} (${t('spec.required')})` : code(one)))),
      said(localize(confirm, locale)),
      undo === undefined ? '' : code(undo),
      t(bulk ? 'spec.yes' : 'spec.no'),
      tone === undefined ? '' : sheet.t(`spec.tone.${tone}`),
    ]
  })
  return table(headings, rows)
}
