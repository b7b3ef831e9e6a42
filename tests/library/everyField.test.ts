// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

/** The fields that hosts can import, by the doors that export them from `src/fields`. */
const fields = ['src/index.ts', 'src/upload.ts'].flatMap((door) =>
  [...read(door).matchAll(/^export \{ (\w+Field) \} from '\.\/fields\//gm)].map(([, name]) => name!),
)

const notEntered = 'nothing is entered in it: tests/fields/OutputField.test.tsx'

/** Where every field is tried, and those that are tried elsewhere, and why. */
const lists = {
  'tests/fields/everyField.test.tsx': { OutputField: notEntered },
  'stories/form/EveryField.stories.tsx': {
    AddressField: 'a native form submits its parts: stories/fields/AddressField.stories.tsx has it in forms',
    FileField: 'no text of a form stands for a file: tests/upload/inAForm.test.tsx has it in forms',
    OutputField: notEntered,
  },
}

describe('every field that is exported', () => {
  it('is found', () => {
    expect(fields).toEqual(expect.arrayContaining(['TextField', 'DateField', 'FileField']))
  })

  it.each(Object.entries(lists))('is one of those in %s', (path, elsewhere) => {
    const text = read(path)
    const imported = (name: string) => text.includes(`/src/fields/${name}'`)
    const missing = fields.filter((name) => !imported(name) && !(name in elsewhere))
    expect(missing, `Add an example of each to ${path}`).toEqual([])
  })
})
