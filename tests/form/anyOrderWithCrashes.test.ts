import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraftKeeper } from '../../src/form/createDraftKeeper'
import { createForm } from '../../src/form/createForm'
import { createFormHistory } from '../../src/form/createFormHistory'
import type { DraftStore, KeptDraft } from '../../src/form/DraftStore'
import type { FormValues } from '../../src/form/FormStore'
import { sameValue } from '../../src/form/sameValue'
import { type Fields, group, image, list, text } from '../../src/spec/fields/fields'
import { fc } from '../properties'

const declared: Fields = {
  note: text(),
  pin: text({ sensitive: true }),
  photo: image(),
  address: group({ city: text(), door: text({ sensitive: true }) }),
  lines: list({ what: text(), iban: text({ sensitive: true }) }),
}

/** A line as the model knows it: its name in the test stays with it, wherever it stands. */
interface Line {
  readonly born: number
  readonly what: string
  readonly iban: string
}

interface Model {
  readonly note: string
  readonly pin: string
  readonly photo: unknown
  readonly city: string
  readonly door: string
  readonly lines: readonly Line[]
}

const stored = { name: 'nest.png', type: 'image/png', size: 1, url: '/nest.png' }
const first: Model = {
  note: 'In the reeds',
  pin: '1234',
  photo: stored,
  city: 'Boise',
  door: '77',
  lines: [
    { born: 0, what: 'ring', iban: 'DE1' },
    { born: 1, what: 'cage', iban: 'DE2' },
  ],
}

const valuesOf = ({ note, pin, photo, city, door, lines }: Model) => ({
  note,
  pin,
  photo,
  address: { city, door },
  lines: lines.map(({ what, iban }) => ({ what, iban })),
})

const names = ['note', 'pin', 'photo', 'address', 'lines'] as const
const changedNames = (one: Model, other: Model) =>
  names.filter((name) => !sameValue(valuesOf(one)[name], valuesOf(other)[name]))

const at = fc.nat(5)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      part: fc.constantFrom('note', 'pin', 'city', 'door'),
      clear: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('photo' as const), clear: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('line' as const),
      part: fc.constantFrom('what', 'iban'),
      at,
      clear: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('add', 'remove'), at }) },
  fc.record({ do: fc.constant('move' as const), at, to: at }),
  fc.record({ do: fc.constantFrom('put back', 'undo', 'redo', 'reset') }),
  fc.record({ do: fc.constant('submit' as const), meanwhile: fc.boolean() }),
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      for: fc.constantFrom(100, 399, 400, 2000),
      done: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('crash' as const), done: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('hide', 'restore', 'restore', 'discard') }) },
)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('whatever is done, and whenever the page crashes', () => {
  it('finds again what was typed until a moment before, and nothing that is private', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const here = device()
        let saved = first
        let next = 10
        let page = await open(here, saved)
        let [now, base] = [saved, saved]
        let past: Model[] = []
        let future: Model[] = []
        let removed: { readonly putBack: () => void; readonly line: Line; readonly index: number } | undefined
        /** Since when there is something that was not handed over to be kept. */
        let unkeptSince: number | undefined

        const go = (model: Model) => {
          if (sameValue(model, now)) return
          past.push(now)
          future = []
          now = model
          unkeptSince ??= Date.now()
        }
        /** Each text is another one, and longer than the last by more than a key: each is a step that can be undone. */
        const newText = () => '.'.repeat(3 * (next += 1))

        for (const each of steps) {
          const { form, history, keeper, born } = page
          const { lines } = now
          const index = 'at' in each && lines.length > 0 ? each.at % lines.length : 0
          const line = lines[index]
          if (each.do === 'type') {
            const words = each.clear ? '' : newText()
            const path = each.part === 'city' || each.part === 'door' ? ['address', each.part] : [each.part]
            if (words || form.getValue(path)) form.change(path, words || undefined)
            go({ ...now, [each.part]: words })
          } else if (each.do === 'photo') {
            const photo = each.clear ? undefined : new File(['x'], `${newText()}png`)
            form.change('photo', photo)
            go({ ...now, photo })
          } else if (each.do === 'line' && line) {
            const words = each.clear ? '' : newText()
            const path = ['lines', index, each.part]
            if (words || form.getValue(path)) form.change(path, words || undefined)
            go({ ...now, lines: lines.with(index, { ...line, [each.part]: words }) })
          } else if (each.do === 'add') {
            const what = newText()
            born.set(form.insert('lines', { what }, index), next)
            go({ ...now, lines: lines.toSpliced(index, 0, { born: next, what, iban: '' }) })
          } else if (each.do === 'remove' && line) {
            removed = { putBack: form.remove('lines', index), line, index }
            go({ ...now, lines: lines.toSpliced(index, 1) })
          } else if (each.do === 'put back' && removed) {
            const { putBack, line: back, index: place } = removed
            removed = undefined
            putBack()
            if (!lines.some((other) => other.born === back.born)) {
              // As it was when it was removed, or as undoing has made it since.
              const item = [...born].find(([, number]) => number === back.born)![0]
              const { what = '', iban = '' } = form.getValue(['lines', item]) as Partial<Line>
              const here = { ...back, what, iban: iban ?? '' }
              go({ ...now, lines: lines.toSpliced(Math.min(place, lines.length), 0, here) })
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
              unkeptSince ??= Date.now()
            }
          } else if (each.do === 'reset') {
            form.reset()
            now = base = page.start
            past = []
            future = []
          } else if (each.do === 'submit') {
            const accepted = form.submit()
            base = saved = now
            if (each.meanwhile) {
              const words = newText()
              form.change('note', words)
              go({ ...now, note: words })
            }
            expect(await accepted).toBe(true)
          } else if (each.do === 'wait') {
            await vi.advanceTimersByTimeAsync(each.for)
            if (each.done) await here.answer()
          } else if (each.do === 'hide') document.dispatchEvent(new Event('visibilitychange'))
          else if (each.do === 'discard') {
            keeper.discard()
            await here.answer()
          } else if (each.do === 'restore') {
            const draft = page.offered()
            const filled = keeper.restore()
            expect([...filled].sort()).toEqual(draft ? [...restorable(draft)].sort() : [])
            const whole = draft && withDraft(now, draft, base)
            for (const name of filled) {
              if (name === 'address') go({ ...now, city: whole!.city, door: whole!.door })
              else if (name !== 'lines') go({ ...now, [name]: whole![name as 'note'] })
              else {
                const items = form.getItems('lines')
                for (const key of items) if (!born.has(key)) born.set(key, (next += 1))
                go({
                  ...now,
                  lines: whole!.lines.map((one, place) => ({ ...one, born: born.get(items[place]!)! })),
                })
              }
            }
          } else if (each.do === 'crash') {
            if (unkeptSince !== undefined) expect(Date.now() - unkeptSince).toBeLessThan(400)
            here.kill(each.done)
            vi.clearAllTimers()
            page = await open(here, saved)
            now = base = saved
            past = []
            future = []
            removed = undefined
          }

          const written = here.note({ now, base })
          if (written || changedNames(now, base).length === 0) unkeptSince = undefined
          const values = page.form.getValues()
          expect(sameValue(values, valuesOf(now)), JSON.stringify([values, valuesOf(now)])).toBe(true)
          expect(page.form.getItems('lines').map((key) => page.born.get(key))).toEqual(
            now.lines.map((one) => one.born),
          )
          for (const name of names) {
            expect(page.form.isDirty(name)).toBe(changedNames(now, base).includes(name))
          }
          expect(page.history.canUndo()).toBe(past.length > 0)
          expect(page.history.canRedo()).toBe(future.length > 0)
          expect(page.keeper.getState().status).toBe(page.offered() ? 'offered' : 'ready')
        }
      }),
      { numRuns: 300 },
    )
  })
})

/** The model at the moment at which a draft was written. */
interface Moment {
  readonly now: Model
  readonly base: Model
}

/** A value that is private or a file can be emptied by a draft, and nothing else. */
const restorable = ({ now, base }: Moment) =>
  changedNames(now, base).filter((name) => (name !== 'pin' && name !== 'photo') || !now[name])

/** The model once a draft is taken: what is private, and files, as the page has them. */
function withDraft(page: Model, draft: Moment, saved: Model): Model {
  const { now } = draft
  const isSameList = sameValue(
    draft.base.lines.map(({ what }) => what),
    saved.lines.map(({ what }) => what),
  )
  return {
    ...now,
    door: now.door && page.door,
    lines: now.lines.map((line, index) => {
      const owners = draft.base.lines.map(({ iban }) => iban === line.iban)
      const owner = owners[index] ? index : owners.indexOf(true)
      const iban = isSameList ? (saved.lines[owner]?.iban ?? '') : ''
      return { ...line, iban: line.iban && iban }
    }),
  }
}

/** Open the page, which looks at once for what an earlier one left. */
async function open(here: ReturnType<typeof device>, start: Model) {
  await vi.advanceTimersByTimeAsync(1)
  const form = createForm<FormValues>({ defaultValues: valuesOf(start) })
  const history = createFormHistory(form)
  history.follow()
  const born = new Map(form.getItems('lines').map((key, index) => [key, start.lines[index]!.born]))
  const keeper = createDraftKeeper(form, {
    key: 'nest/7',
    person: 'ana',
    fields: declared,
    exclude: [],
    expiresInDays: 30,
    drafts: here.drafts,
    tabs: { hold: () => () => {}, others: async () => [], watch: () => () => {} },
  })
  keeper.start()
  await vi.advanceTimersByTimeAsync(0)
  await here.answer()
  const offered = () => here.momentOf(keeper.getState().offer?.savedAt)
  return { form, history, born, keeper, start, offered }
}

/** A device that takes its time to keep something, and on which a page can be killed in between. */
function device() {
  const kept = new Map<string, KeptDraft>()
  const moments = new Map<number, Moment>()
  let asked: { readonly act: () => unknown; readonly tell: (result: never) => void }[] = []
  let writtenAt: number | undefined
  const inTurn = <Result>(act: () => Result) => new Promise<Result>((tell) => void asked.push({ act, tell }))
  const drafts: DraftStore = {
    read: () => inTurn(() => [...kept.values()]),
    write(draft) {
      const copy = structuredClone(draft)
      writtenAt = draft.at
      return inTurn(() => void kept.set(copy.id, copy))
    },
    remove: (id) => inTurn(() => void kept.delete(id)),
    forget: () => inTurn(() => kept.clear()),
  }
  return {
    drafts,
    /** Note the model as it is for the draft that was just written; return whether there was one. */
    note(moment: Moment) {
      const isWritten = writtenAt !== undefined
      if (writtenAt !== undefined) moments.set(writtenAt, moment)
      writtenAt = undefined
      return isWritten
    },
    momentOf: (savedAt: Date | undefined) => savedAt && moments.get(savedAt.getTime()),
    /** Do all that was asked for, and tell the page. */
    async answer() {
      for (let each = asked.shift(); each; each = asked.shift()) {
        each.tell(each.act() as never)
        await vi.advanceTimersByTimeAsync(0)
      }
    },
    /** The page is gone without a word; so many of the things it asked for are done all the same. */
    kill(done: number) {
      for (const { act } of asked.slice(0, done)) act()
      asked = []
    },
  }
}
