import { fc } from '../properties'
import { describe, expect, it } from 'vitest'
import { createForm } from '../../src/form/createForm'
import type { FieldRule } from '../../src/form/FormStore'

/** Names that other forms lose, reshape or read as a path. */
const names = ['__proto__', 'constructor', 'hasOwnProperty', 'a.b', 'a[0]', '', '0', 'airport']

const name = fc.constantFrom(...names)
const step = fc.oneof(
  fc.record({ do: fc.constant('change' as const), name, value: fc.string({ maxLength: 3 }) }),
  fc.record({ do: fc.constant('set' as const), name, value: fc.string({ maxLength: 3 }) }),
  fc.record({ do: fc.constant('blur' as const), name }),
  fc.record({ do: fc.constant('submit' as const) }),
  fc.record({ do: fc.constant('reset' as const) }),
)

const needed: FieldRule = (value) => (value ? undefined : 'Enter it')

describe('whatever is done in whatever order', () => {
  it('holds the values, tells dirt from none, and shows an error only where there is one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const start = new Map<string, string>(names.map((each) => [each, 'first']))
        const rules = Object.fromEntries(names.map((each) => [each, needed]))
        const form = createForm({ defaultValues: Object.fromEntries(start), rules })
        let base = new Map(start)
        let values = new Map(start)

        for (const each of steps) {
          if (each.do === 'change' || each.do === 'set') {
            form[each.do === 'set' ? 'setValue' : 'change'](each.name, each.value)
            values.set(each.name, each.value)
          } else if (each.do === 'blur') form.blur(each.name)
          else if (each.do === 'reset') {
            form.reset()
            base = new Map(start)
            values = new Map(start)
          } else {
            const isComplete = [...values.values()].every(Boolean)
            expect(await form.submit()).toBe(isComplete)
            if (isComplete) base = new Map(values)
          }

          expect(new Map(Object.entries(form.getValues()))).toEqual(values)
          expect(form.isDirty()).toBe(names.some((other) => values.get(other) !== base.get(other)))
          for (const other of names) {
            expect(form.isDirty(other)).toBe(values.get(other) !== base.get(other))
            if (values.get(other)) expect(form.getIssues(other)).toEqual([])
          }
          const shown = names.flatMap((other) => form.getIssues(other))
          expect(form.getAllIssues()).toHaveLength(shown.length)
          expect(form.getStatus() === 'invalid').toBe(form.getFailedSubmitCount() > 0)
        }
      }),
    )
  })
})
