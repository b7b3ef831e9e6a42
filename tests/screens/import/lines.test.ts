// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { memorySource } from '../../../src/data'
import { createTranslator } from '../../../src/messages/createTranslator'
import { everyEnglish } from '../../../src/messages/everyEnglish'
import { createImporter } from '../../../src/screens/import/createImporter'
import type { ImportSetting } from '../../../src/screens/import/ImportSetting'
import { failedRowsFile } from '../../../src/screens/import/failedRowsFile'
import { choice, defineEntity, group, integer, list, phone, reference, text, unique } from '../../../src/spec'

const school = defineEntity({
  name: 'school',
  labels: ['School', 'Schools'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text(), town: text() },
})
const schools = memorySource(school, [
  { id: 1, name: 'Hillside', town: 'Leeds' },
  { id: 2, name: 'Riverside', town: 'Leeds' },
  { id: 3, name: 'Hillside', town: 'York' },
])

const pupil = defineEntity({
  name: 'pupil',
  labels: ['Pupil', 'Pupils'],
  id: 'id',
  title: 'name',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    number: text({ label: 'Number', required: true }),
    name: text({ label: 'Name', required: true }),
    address: group(
      { street: text({ label: 'Street' }), town: text({ label: 'Town' }) },
      { label: 'Address' },
    ),
    allergies: list(text(), { label: 'Allergies' }),
    guardians: list(
      {
        name: text({ label: 'Name', required: true }),
        phone: phone({ label: 'Phone', country: 'GB' }),
        relation: choice(['Mother', 'Father', 'Other'], { label: 'Relation' }),
        works: reference('school', { label: 'Works at', filter: { town: { is: { field: 'town' } } } }),
        town: text({ label: 'Town of work' }),
        since: integer({ label: 'Since', readOnly: true }),
      },
      { label: 'Guardians', noun: 'guardian', minItems: 1 },
    ),
  },
  rules: [unique({ at: ['number'] })],
})
const pupils = () =>
  memorySource(pupil, [
    {
      id: 1,
      rev: 1,
      number: 'P-1',
      name: 'Ada Byron',
      address: { street: 'Mill Lane', town: 'Leeds' },
      guardians: [{ name: 'Anne Byron', relation: 'Mother' }],
    },
  ])

function importerTo(source: object = pupils(), more: Partial<ImportSetting> = {}) {
  const setting = {
    entity: pupil,
    source,
    can: () => ({ allowed: true }),
    references: { school: { entity: school, source: schools } },
    t: createTranslator(everyEnglish),
    locale: 'en',
    ...more,
  } as unknown as ImportSetting
  return createImporter(setting)
}
type Importer = ReturnType<typeof importerTo>

async function ready(lines: readonly string[], importer = importerTo()) {
  await importer.readText(lines.join('\n'))
  await importer.check()
  return importer
}
const fieldsOf = (importer: Importer) => importer.getState().columns.map(({ field }) => field)
const storedBy = (importer: Importer) =>
  importer.getState().outcomes.map((one) => (one.status === 'done' ? one.stored : one))
const mistakesOf = (importer: Importer) =>
  importer
    .getState()
    .faulty.flatMap(({ rows }) =>
      rows.flatMap(({ line, issues }) => issues.map(({ path, message }) => [line, path[0], message])),
    )

describe('columns', () => {
  it('fill the fields of groups and of lines, by their own names and by those of what they are in', async () => {
    const importer = importerTo()
    await importer.readText(
      'Number,Name,Street,Guardian name,Guardians: Phone,Relation\nP-7,Alan,Elm Row,Sara,020 7946 0000,Mother\n',
    )
    expect(fieldsOf(importer)).toEqual([
      'number',
      'name',
      '/address/street',
      '/guardians/name',
      '/guardians/phone',
      '/guardians/relation',
    ])
    expect(importer.getState()).toMatchObject({ groupBy: 'number', groupable: ['number', 'name'] })
  })

  it('fill a list as a whole or in parts, and not both', async () => {
    const importer = importerTo()
    await importer.readText('Number,Name,Guardian name,Other\nP-7,Alan,Sara,x\n')
    importer.setField(3, 'guardians')
    expect(fieldsOf(importer)).toEqual(['number', 'name', undefined, 'guardians'])
    expect(importer.getState()).toMatchObject({ groupBy: undefined, groupable: [] })
    importer.setField(2, '/guardians/name')
    expect(fieldsOf(importer)).toEqual(['number', 'name', '/guardians/name', undefined])
  })

  it('fill nothing that the server makes', async () => {
    const importer = importerTo()
    await importer.readText('Number,Name,Guardian since\nP-7,Alan,2\n')
    expect(fieldsOf(importer)).toEqual(['number', 'name', undefined])
  })
})

describe('rows of one record', () => {
  it('are one record with a line for each, wherever they stand', async () => {
    const importer = await ready([
      'Number,Name,Guardian name,Phone',
      'P-7,Alan,Sara,020 7946 0000',
      'P-8,Grace,Walter,',
      'P-7,Alan,Julius,',
    ])
    expect(mistakesOf(importer)).toEqual([])
    expect(importer.getState()).toMatchObject({ recordCount: 2, counts: { create: 3 } })
    await importer.importAll()
    expect(storedBy(importer)).toMatchObject([
      { number: 'P-7', guardians: [{ name: 'Sara', phone: '+442079460000' }, { name: 'Julius' }] },
      { number: 'P-8', guardians: [{ name: 'Walter' }] },
    ])
  })

  it('may leave out what is as above', async () => {
    const importer = await ready([
      'Number,Name,Guardian name',
      'P-7,Alan,Sara',
      ',,Julius',
      'P-8,Grace,Walter',
    ])
    await importer.importAll()
    expect(storedBy(importer)).toMatchObject([
      { guardians: [{ name: 'Sara' }, { name: 'Julius' }] },
      { guardians: [{ name: 'Walter' }] },
    ])
  })

  it('are records of their own, where a person says so', async () => {
    const importer = importerTo()
    await importer.readText('Name,Number,Guardian name\nAlan,P-7,Sara\nAlan,P-8,Julius\n')
    importer.setGroupBy(undefined)
    await importer.check()
    expect(importer.getState().recordCount).toBe(2)
    importer.setGroupBy('name')
    await importer.check()
    expect(mistakesOf(importer)).toEqual([
      [3, 'number', 'Row 2 has another value for Number, and is the same record'],
    ])
  })

  it('show a mistake where it stands, which is mended there', async () => {
    const importer = await ready([
      'Number,Name,Guardian name,Relation,Works at,Town of work',
      'P-7,Alan,Sara,Mother,Hillside,Leeds',
      'P-7,,,Aunt,Hillside,Leeds',
      'P-7,,Julius,Father,Riverside,York',
    ])
    expect(mistakesOf(importer)).toEqual([
      [3, '/guardians/name', 'Enter name'],
      [3, '/guardians/relation', 'Choose one of the options for relation'],
      [4, '/guardians/works', '“Riverside” is not offered here. Choose another.'],
    ])
    expect(importer.getState().counts.mistake).toBe(3)
    await importer.mend(3, { '/guardians/name': 'Ethel', '/guardians/relation': 'Other' })
    await importer.mend(4, { '/guardians/works': 'Hillside' })
    expect(mistakesOf(importer)).toEqual([])
    await importer.importAll()
    expect(storedBy(importer)).toMatchObject([
      {
        guardians: [
          { name: 'Sara', works: 1 },
          { name: 'Ethel', works: 1 },
          { name: 'Julius', works: 3 },
        ],
      },
    ])
  })

  it('change the record that is there: its lines as a whole, of a group only what stands in a column', async () => {
    const importer = await ready([
      'Number,Street,Guardian name,Relation',
      'P-1,Elm Row,Anne Byron,Mother',
      'P-1,,George Byron,Father',
    ])
    expect(importer.getState().counts).toMatchObject({ update: 2, create: 0 })
    await importer.importAll()
    expect(storedBy(importer)).toMatchObject([
      {
        id: 1,
        address: { street: 'Elm Row', town: 'Leeds' },
        guardians: [{ name: 'Anne Byron' }, { name: 'George Byron' }],
      },
    ])
    await importer.undo()
    expect(importer.getState().undone).toMatchObject([
      { stored: { address: { street: 'Mill Lane' }, guardians: [{ name: 'Anne Byron' }] } },
    ])
  })

  it('hold several plain values in one cell', async () => {
    const importer = await ready(['Number,Name,Allergies,Guardian name', 'P-7,Alan,nuts; milk,Sara'])
    await importer.importAll()
    expect(storedBy(importer)).toMatchObject([{ allergies: ['nuts', 'milk'], guardians: [{ name: 'Sara' }] }])
  })

  it('change nothing, where the record has the same lines', async () => {
    const importer = await ready(['Number,Guardian name,Relation', 'P-1,Anne Byron,Mother'])
    expect(importer.getState().counts.unchanged).toBe(1)
  })

  it('have too few lines together, which the first of them says', async () => {
    const importer = await ready(['Number,Name,Guardian name', 'P-7,Alan,'])
    expect(mistakesOf(importer)).toEqual([])
    const listed = await ready(['Number,Name,Guardians', 'P-7,Alan,[]'])
    expect(mistakesOf(listed).map(([line, key]) => [line, key])).toEqual([[2, 'guardians']])
  })

  it('all come back in the file of those that are left', async () => {
    const importer = await ready(['Number,Name,Guardian name', 'P-7,Alan,Sara', 'P-7,Alan,'])
    const rows = importer.getLeft().mistakes.flatMap((record) => record.rows)
    expect(rows).toEqual([])
    const faulty = await ready(['Number,Name,Relation', 'P-7,Alan,Mother', 'P-7,Alan,Father'])
    const left = faulty
      .getLeft()
      .mistakes.flatMap((record) =>
        record.rows.map((row) => ({ ...row, reasons: row.issues.map(({ message }) => message) })),
      )
    const file = await failedRowsFile(['Number', 'Name', 'Relation'], left, 'Why not').text()
    expect(file.trim().split(/\r?\n/)).toEqual([
      expect.stringContaining('Number,Name,Relation,Why not'),
      'P-7,Alan,Mother,Enter name',
      'P-7,Alan,Father,Enter name',
    ])
  })
})
