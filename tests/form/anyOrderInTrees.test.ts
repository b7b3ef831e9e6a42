import { describe, expect, it } from 'vitest'
import { createForm } from '../../src/form/createForm'
import { createFormHistory } from '../../src/form/createFormHistory'
import type { FieldRule, FormStore, FormValues } from '../../src/form/FormStore'
import { sameValue } from '../../src/form/sameValue'
import { fc } from '../properties'
import { serverIssue } from './acting'

/** A line as the model knows it: its name in the test stays with it, wherever it stands. */
interface Line {
  readonly born: number
  readonly what: string
}

interface Model {
  readonly city: string
  readonly lines: readonly Line[]
}

const text = fc.constantFrom('', 'a', 'gull', '__proto__')
const at = fc.nat(5)
const step = fc.oneof(
  fc.record({ do: fc.constant('type' as const), at, text }),
  fc.record({ do: fc.constant('city' as const), text }),
  fc.record({ do: fc.constant('blur' as const), at }),
  fc.record({ do: fc.constant('add' as const), at, text }),
  fc.record({ do: fc.constant('remove' as const), at }),
  fc.record({ do: fc.constant('put back' as const) }),
  fc.record({ do: fc.constant('move' as const), at, to: at }),
  fc.record({ do: fc.constant('undo' as const) }),
  fc.record({ do: fc.constant('redo' as const) }),
  fc.record({ do: fc.constant('reset' as const) }),
  fc.record({ do: fc.constant('server' as const), at }),
  fc.record({ do: fc.constant('submit' as const) }),
)

const whole: FieldRule = (value) =>
  ((value ?? []) as readonly { what?: string }[]).flatMap(({ what }, index) =>
    what ? [] : [{ ...serverIssue('', 'Enter it'), path: ['lines', index, 'what'] }],
  )

const start: Model = {
  city: 'Boise',
  lines: [
    { born: 0, what: 'ring' },
    { born: 1, what: 'cage' },
  ],
}

const valuesOf = ({ city, lines }: Model) => ({
  address: { city },
  lines: lines.map(({ what }) => ({ what })),
})

describe('whatever is done to a tree in whatever order', () => {
  it('holds the values, the items, their issues and whether it is dirty, as a simple model does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const form: FormStore = createForm<FormValues>({
          defaultValues: valuesOf(start),
          rules: { lines: whole },
        })
        const history = createFormHistory(form)
        const born = new Map(form.getItems('lines').map((key, index) => [key, index]))
        let now = start
        let base = start
        let past: Model[] = []
        let future: Model[] = []
        let removed: { putBack: () => void; line: Line; index: number } | undefined
        let blamed: { line: number; message: string } | undefined
        let next = 2

        /** Each of these texts differs from the others by more than a key, or is another place: each is a step. */
        const go = (model: Model) => {
          if (sameValue(valuesOf(model), valuesOf(now)) && sameBirth(model, now)) return
          past.push(now)
          future = []
          now = model
        }

        for (const each of steps) {
          const { lines } = now
          const index = 'at' in each && lines.length > 0 ? each.at % lines.length : 0
          const line = lines[index]
          if (each.do === 'type' && line) {
            // One text and then another in the same place may be one step: a submission in between makes no difference.
            form.setValue(['lines', index, 'what'], `${each.text}${'.'.repeat(3 * (next += 1))}`)
            go({ ...now, lines: lines.with(index, { ...line, what: `${each.text}${'.'.repeat(3 * next)}` }) })
            if (blamed?.line === line.born) blamed = undefined
          } else if (each.do === 'city') {
            form.change(['address', 'city'], `${each.text}${'.'.repeat(3 * (next += 1))}`)
            go({ ...now, city: `${each.text}${'.'.repeat(3 * next)}` })
          } else if (each.do === 'blur' && line) form.blur(['lines', index, 'what'])
          else if (each.do === 'add') {
            const key = form.insert('lines', { what: each.text }, index)
            born.set(key, (next += 1))
            go({ ...now, lines: lines.toSpliced(index, 0, { born: next, what: each.text }) })
          } else if (each.do === 'remove' && line) {
            removed = { putBack: form.remove('lines', index), line, index }
            go({ ...now, lines: lines.toSpliced(index, 1) })
          } else if (each.do === 'put back' && removed) {
            const { putBack, line: back, index: place } = removed
            const item = [...born].find(([, number]) => number === back.born)?.[0]
            const wasThere = lines.some((other) => other.born === back.born)
            putBack()
            removed = undefined
            if (!wasThere && item) {
              // As it was when it was removed, or as undoing has made it since.
              const what = String(form.getValue(['lines', item, 'what']))
              go({ ...now, lines: lines.toSpliced(Math.min(place, lines.length), 0, { ...back, what }) })
            }
          } else if (each.do === 'move' && line) {
            const to = each.to % lines.length
            form.move('lines', index, to)
            go({ ...now, lines: lines.toSpliced(index, 1).toSpliced(to, 0, line) })
          } else if (each.do === 'undo' || each.do === 'redo') {
            history[each.do]()
            const [from, onto] = each.do === 'undo' ? [past, future] : [future, past]
            const model = from.pop()
            if (model) {
              onto.push(now)
              now = model
              blamed = undefined
            }
          } else if (each.do === 'reset') {
            form.reset()
            now = base = start
            past = []
            future = []
            blamed = undefined
          } else if (each.do === 'server' && line) {
            form.setIssues([{ ...serverIssue('', `Not ${line.born}`), path: ['lines', index, 'what'] }])
            blamed = { line: line.born, message: `Not ${line.born}` }
          } else if (each.do === 'submit') {
            const isComplete = lines.every(({ what }) => what !== '')
            expect(await form.submit()).toBe(isComplete)
            if (isComplete) base = now
            if (isComplete) blamed = undefined
          }

          const values = valuesOf(now)
          expect(form.getValues()).toEqual(values)
          expect(form.getItems('lines').map((key) => born.get(key))).toEqual(now.lines.map((one) => one.born))
          expect(form.isDirty()).toBe(!sameValue(values, valuesOf(base)))
          expect(history.canUndo()).toBe(past.length > 0)
          expect(history.canRedo()).toBe(future.length > 0)
          for (const [place, { born: number, what }] of now.lines.entries()) {
            const found = form.getIssues(['lines', place, 'what']).map(({ message }) => message)
            expect(found.includes('Enter it') && what !== '').toBe(false)
            if (blamed?.line === number) expect(found).toContain(blamed.message)
          }
          const errors = form.getAllIssues()
          expect(errors.every(({ path }) => path[0] === 'lines')).toBe(true)
        }
      }),
    )
  })
})

function sameBirth(one: Model, other: Model) {
  return sameValue(
    one.lines.map(({ born }) => born),
    other.lines.map(({ born }) => born),
  )
}
