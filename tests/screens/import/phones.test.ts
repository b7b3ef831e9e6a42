// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data'
import { createTranslator } from '../../../src/messages/createTranslator'
import { everyEnglish } from '../../../src/messages/everyEnglish'
import { createImporter } from '../../../src/screens/import/createImporter'
import type { ImportSetting } from '../../../src/screens/import/ImportSetting'
import { defineEntity, integer, phone, text } from '../../../src/spec'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('../../../src/fields/phoneNumber', (original) => {
  loaded()
  return original()
})

const guest = defineEntity({
  name: 'guest',
  labels: ['Guest', 'Guests'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ label: 'Name' }),
    mobile: phone({ label: 'Mobile' }),
    office: phone({ label: 'Office', country: 'DE' }),
  },
})

async function importOf(csv: string) {
  const source = memorySource(guest, [])
  const importer = createImporter({
    entity: guest,
    source,
    can: () => ({ allowed: true }),
    references: {},
    t: createTranslator(everyEnglish),
    locale: 'de-AT',
  } as unknown as ImportSetting)
  await importer.readText(csv)
  await importer.check()
  await importer.importAll()
  return (await source.list({})).records
}

it('loads the numbers of the world once a column of them is imported, and not before', async () => {
  expect(await importOf('Name;Remark\nBea;0512 555 100\n')).toMatchObject([{ name: 'Bea' }])
  expect(loaded).not.toHaveBeenCalled()
  expect(await importOf('Name;Mobile\nBea;0512 555 100\n')).toMatchObject([{ mobile: '+43512555100' }])
  expect(loaded).toHaveBeenCalledOnce()
})

it('reads a number without “+” as one of the country of its field, whatever the language of the page', async () => {
  expect(await importOf('Name;Mobile;Office\nBea;0512 555 100;030 901820\n')).toMatchObject([
    { mobile: '+43512555100', office: '+4930901820' },
  ])
})
