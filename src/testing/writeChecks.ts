import type { Entity } from '../spec/entities/Entity'
import { own } from '../internal/own'
import {
  expectProblem,
  expectSameRecords,
  expectValues,
  idOf,
  idsOf,
  isSameValue,
  keptBy,
  listAll,
  sawVersion,
} from './asking'
import { expectThat, shown } from './ConformanceError'
import type { Check, TrialSource } from './TrialSource'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'

/** Making, changing and removing records. */
export function writeChecks(trial: TrialSource): readonly Check[] {
  const { source, changes } = trial
  const canChange = source.update && Object.keys(changes).length > 0
  return [
    ...(source.create ? createChecks : []),
    ...(canChange ? updateChecks : []),
    ...(source.update ? missingUpdate : []),
    ...(source.remove ? removeChecks : []),
    ...(source.update && plainTextOf(trial.entity) !== undefined ? oddChecks : []),
  ]
}

const createChecks: readonly Check[] = [
  { about: 'create', name: 'makes a record and answers with it as it is stored', run: creates },
  {
    about: 'idempotencyKey',
    name: 'makes one record when a call is repeated with its key',
    run: createsOnce,
  },
]
const updateChecks: readonly Check[] = [
  { about: 'update', name: 'changes the given fields alone and answers with the record', run: updates },
  {
    about: 'idempotencyKey',
    name: 'changes a record once when a call is repeated with its key',
    run: updatesOnce,
  },
]
const missingUpdate: readonly Check[] = [
  {
    about: 'update',
    name: 'says of a record that is not there that it cannot be changed',
    run: missesUpdate,
  },
]
const removeChecks: readonly Check[] = [
  { about: 'remove', name: 'removes a record, and says so when it is gone already', run: removes },
  {
    about: 'idempotencyKey',
    name: 'removes a record once when a call is repeated with its key',
    run: removesOnce,
  },
]
const oddChecks: readonly Check[] = [
  { about: 'oddValues', name: 'keeps texts as they are, however odd', run: keepsOddTexts },
  { about: 'oddValues', name: 'empties a field that is given as null', run: empties },
]

async function creates({ source, entity, records, newValues }: TrialSource): Promise<void> {
  const made = (await source.create?.(newValues)) ?? {}
  expectValues(made, newValues, `create(${shown(newValues)})`)
  const id = own(made, entity.id)
  expectThat(
    isTextOrNumber(id) && !idsOf(entity, records).includes(String(id)),
    `create answered with the ${entity.id} ${shown(id)}; right is one that no other record has`,
  )
  if (source.get) expectValues(await source.get(id), made, `get(${shown(id)}) after create`)
  expectSameRecords(entity, await listAll(source), [...records, made], 'list after create')
}

async function createsOnce({ source, entity, records, newValues }: TrialSource): Promise<void> {
  const idempotencyKey = crypto.randomUUID()
  const made = (await source.create?.(newValues, { idempotencyKey })) ?? {}
  const again = (await source.create?.(newValues, { idempotencyKey })) ?? {}
  expectValues(again, made, 'create, repeated with the same idempotencyKey,')
  expectSameRecords(entity, await listAll(source), [...records, made], 'list after a repeated create')
}

async function updates({
  source,
  entity,
  records: [first = {}, ...rest],
  changes,
}: TrialSource): Promise<void> {
  const id = idOf(entity, first)
  const after = (await source.update?.(id, changes, sawVersion(entity, first))) ?? {}
  const asked = `update(${shown(id)}, ${shown(changes)})`
  expectValues(after, { ...keptBy(entity, first), ...changes }, asked)
  if (source.get) expectValues(await source.get(id), after, `get(${shown(id)}) after update`)
  const rows = await listAll(source)
  for (const row of [after, ...rest]) {
    const same = rows.find((other) => String(idOf(entity, other)) === String(idOf(entity, row)))
    expectValues(same ?? {}, row, `list after ${asked}, at “${idOf(entity, row)}”,`)
  }
}

async function updatesOnce({ source, entity, records: [first = {}], changes }: TrialSource): Promise<void> {
  const id = idOf(entity, first)
  const write = { idempotencyKey: crypto.randomUUID(), ...sawVersion(entity, first) }
  const after = (await source.update?.(id, changes, write)) ?? {}
  const again = (await source.update?.(id, changes, write)) ?? {}
  expectValues(again, after, 'update, repeated with the same idempotencyKey,')
}

async function missesUpdate({ source, entity, records, newValues, changes }: TrialSource): Promise<void> {
  const id = entity.fields[entity.id]?.kind === 'integer' ? 987_654_321 : 'no-such-record'
  const values = Object.keys(changes).length > 0 ? changes : newValues
  await expectProblem(Promise.resolve(source.update?.(id, values)), `update(${shown(id)})`, [404, 410])
  expectSameRecords(entity, await listAll(source), records, 'list after an update of no record')
}

async function removes({ source, entity, records: [first = {}, ...rest] }: TrialSource): Promise<void> {
  const id = idOf(entity, first)
  await source.remove?.(id, sawVersion(entity, first))
  expectSameRecords(entity, await listAll(source), rest, `list after remove(${shown(id)})`)
  if (source.get) await expectProblem(source.get(id), `get(${shown(id)}) after remove`, [404, 410])
  const again = Promise.resolve(source.remove?.(id, sawVersion(entity, first)))
  await expectProblem(again, `remove(${shown(id)}) of a record that is gone`, [404, 410])
}

async function removesOnce({ source, entity, records: [first = {}, ...rest] }: TrialSource): Promise<void> {
  const write = { idempotencyKey: crypto.randomUUID(), ...sawVersion(entity, first) }
  await source.remove?.(idOf(entity, first), write)
  await source.remove?.(idOf(entity, first), write)
  expectSameRecords(entity, await listAll(source), rest, 'list after a repeated remove')
}

/** Signs that mean something in addresses, in JSON or in a query, and texts that look like other values. */
const ODD_TEXTS = [
  'a/b',
  'é',
  '🦉',
  '0',
  '9007199254740993',
  'null',
  'true',
  '1e3',
  '007',
  '%2F',
  'a&b=c',
  'a+b',
  'a,b',
  'a|b:c',
  '"',
  "'",
  '\\',
  '<b>&amp;</b>',
  '#?',
  '{}',
  '[]',
  '(1)',
  '*',
  '__proto__',
  'constructor',
  '2026-02-30',
  'עברית',
]

async function keepsOddTexts(trial: TrialSource): Promise<void> {
  const {
    source,
    entity,
    records: [first = {}],
  } = trial
  const name = plainTextOf(entity) ?? ''
  const id = idOf(entity, first)
  const canFind = own(source.can.filter, name)?.includes('is') === true
  let row = first
  for (const text of ODD_TEXTS) {
    row = (await source.update?.(id, { [name]: text }, sawVersion(entity, row))) ?? {}
    expectThat(row[name] === text, `update stored ${shown(text)} in “${name}” as ${shown(row[name])}`)
    if (source.get) row = await source.get(id)
    expectThat(
      row[name] === text,
      `get gave ${shown(row[name])} as “${name}”, where ${shown(text)} was stored`,
    )
    if (!canFind) continue
    const found = await listAll(source, { filter: { [name]: { is: text } } })
    expectSameRecords(entity, found, [row], `list filtered by “${name}” is ${shown(text)}`)
  }
}

async function empties({ source, entity, records: [first = {}] }: TrialSource): Promise<void> {
  const name = plainTextOf(entity) ?? ''
  const filled =
    (await source.update?.(idOf(entity, first), { [name]: 'x' }, sawVersion(entity, first))) ?? {}
  const row = (await source.update?.(idOf(entity, first), { [name]: null }, sawVersion(entity, filled))) ?? {}
  expectThat(
    isSameValue(row[name], null),
    `update({ “${name}”: null }) left ${shown(row[name])}; right is nothing, because that is how a person empties a field`,
  )
}

/** A field that takes any text, and none. */
function plainTextOf({ fields, fieldNames, id, version }: Entity): string | undefined {
  return fieldNames.find((name) => {
    const field = fields[name]
    if (field?.kind !== 'text' || name === id || name === version) return false
    const { readOnly, required, pattern, minLength, maxLength = Infinity, validate, format } = field
    return !readOnly && !required && !pattern && !minLength && maxLength >= 20 && !validate && !format
  })
}
