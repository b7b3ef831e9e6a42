import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraftKeeper, type DraftKeeperOptions } from '../../src/form/createDraftKeeper'
import { createForm } from '../../src/form/createForm'
import { createFormHistory } from '../../src/form/createFormHistory'
import type { DraftStore, KeptDraft } from '../../src/form/DraftStore'
import type { DraftTabs } from '../../src/form/draftTabs'
import { code, type Fields, group, image, list, text, variant } from '../../src/spec/fields/fields'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A device: what is kept on it, and the pages that are open. */
function device() {
  const kept = new Map<string, KeptDraft>()
  const pages = new Set<string>()
  const watchers = new Set<() => void>()
  const change = () => watchers.forEach((listener) => listener())
  const state = { full: false }
  const drafts: DraftStore = {
    read: async ({ key, person }) =>
      [...kept.values()].filter((draft) => draft.key === key && draft.person === person),
    write: async (draft) => {
      if (state.full) throw new DOMException('full', 'QuotaExceededError')
      kept.set(draft.id, structuredClone(draft))
    },
    remove: async (id) => void kept.delete(id),
    forget: async () => kept.clear(),
  }
  const tabs: DraftTabs = {
    hold(_, id) {
      pages.add(id)
      change()
      return () => {
        pages.delete(id)
        change()
      }
    },
    others: async (_, id) =>
      [...pages].flatMap((other) => (other === id ? [] : [{ id: other, isHere: false }])),
    watch(listener) {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
  }
  return { kept, pages, change, state, drafts, tabs }
}

const declared: Fields = {
  species: text({ label: 'Species' }),
  rings: list(text()),
  pin: code({ label: 'Code' }),
  photos: image({ label: 'Photos', many: true }),
}

const stored = { name: 'nest.png', type: 'image/png', size: 1, url: '/nest.png' }

async function open(
  { drafts, tabs }: ReturnType<typeof device>,
  more: Partial<DraftKeeperOptions> & { defaultValues?: Record<string, unknown> } = {},
) {
  const { defaultValues = { species: 'Gull', rings: ['a'] }, ...options } = more
  const form = createForm({ defaultValues })
  const keeper = createDraftKeeper(form, {
    key: 'nest/7',
    person: 'ana',
    fields: declared,
    exclude: [],
    expiresInDays: 30,
    drafts,
    tabs,
    ...options,
  })
  const close = keeper.start()
  await vi.advanceTimersByTimeAsync(0)
  return { form, keeper, close }
}

const written = () => vi.advanceTimersByTimeAsync(1000)

/** The page is gone without a word, as when the browser is killed. */
function kill({ pages }: ReturnType<typeof device>) {
  pages.clear()
}

describe('a draft', () => {
  it('is offered to the next page as it was typed, and is in the form when it is taken', async () => {
    const here = device()
    const first = await open(here)
    expect(first.keeper.getState().status).toBe('ready')
    first.form.change('species', 'Tern ')
    first.form.change('rings', ['a', 'b'])
    await written()
    kill(here)

    const { form, keeper } = await open(here)
    expect(keeper.getState()).toMatchObject({ status: 'offered', openElsewhere: false })
    expect(form.getValue('species')).toBe('Gull')
    expect(keeper.restore()).toEqual(['species', 'rings'])
    expect(form.getValues()).toEqual({ species: 'Tern ', rings: ['a', 'b'] })
    expect(form.isDirty('species')).toBe(true)
    await written()
    expect(keeper.getState().status).toBe('ready')
    expect([...here.kept.values()].map(({ values }) => values.map(({ name }) => name))).toEqual([
      ['species', 'rings'],
    ])
  })

  it('is kept while a person goes on writing, and not only when they pause', async () => {
    const here = device()
    const { form } = await open(here)
    for (const letter of 'Tern') {
      form.change('species', `${String(form.getValue('species'))}${letter}`)
      await vi.advanceTimersByTimeAsync(150)
    }
    expect([...here.kept.values()][0]?.values[0]?.value).toBe('GullTer')
  })

  it('goes when it is saved, taken back or discarded', async () => {
    const here = device()
    const { form } = await open(here)
    form.change('species', 'Tern')
    await written()
    expect(here.kept.size).toBe(1)
    await form.submit()
    await written()
    expect(here.kept.size).toBe(0)

    form.change('species', 'Owl')
    await written()
    form.reset()
    await written()
    expect(here.kept.size).toBe(0)

    form.change('species', 'Owl')
    await written()
    kill(here)
    const { keeper } = await open(here)
    keeper.discard()
    await written()
    expect(keeper.getState()).toMatchObject({ status: 'ready', offer: undefined })
    expect(here.kept.size).toBe(0)
  })

  it('is written when the page goes in the middle of a word', async () => {
    const here = device()
    const { form, close } = await open(here)
    form.change('species', 'Te')
    close()
    await vi.advanceTimersByTimeAsync(0)
    expect([...here.kept.values()][0]?.values[0]?.value).toBe('Te')
  })

  it('names what is missing within a list, and not the list that is kept', async () => {
    const here = device()
    const vehicle = group({
      plate: text(),
      owner: variant('whose', { own: {}, company: { letter: image({ label: 'Letter of the employer' }) } }),
    })
    const fields: Fields = { vehicles: list(vehicle, { label: 'Vehicles' }) }
    const defaultValues = { vehicles: [] }
    const { form } = await open(here, { fields, defaultValues })
    const letter = new File(['x'], 'letter.png')
    const company = { whose: 'company', letter }
    form.change('vehicles', [
      { plate: 'AB 100', owner: company },
      { plate: 'CD 77', owner: { whose: 'own' } },
      { plate: 'EF 5', owner: company },
    ])
    await written()
    kill(here)
    const { keeper, form: next } = await open(here, { fields, defaultValues })
    expect(keeper.getState().offer?.leftOut).toEqual(['Letter of the employer'])
    keeper.restore()
    expect(next.getValue('vehicles')).toMatchObject([
      { plate: 'AB 100' },
      { plate: 'CD 77' },
      { plate: 'EF 5' },
    ])
  })

  it('holds nothing private and no files, and says so', async () => {
    const here = device()
    const { form } = await open(here)
    form.change('species', 'Tern')
    form.change('pin', '123456')
    form.change('photos', [new File(['x'], 'nest.png')])
    form.change('rings', ['secret'])
    await written()
    kill(here)
    expect(JSON.stringify([...here.kept.values()])).not.toContain('123456')
    const { keeper, form: next } = await open(here, { exclude: ['rings'] })
    expect(keeper.getState().offer?.leftOut).toEqual(['Code', 'Photos'])
    keeper.restore()
    expect(next.getValue('photos')).toBeUndefined()
  })

  it('empties again what was emptied', async () => {
    const here = device()
    const { form } = await open(here, { defaultValues: { species: 'Gull', photos: [stored], rings: ['a'] } })
    form.change('species', undefined)
    form.change('photos', undefined)
    await written()
    kill(here)
    const { keeper, form: next } = await open(here, {
      defaultValues: { species: 'Gull', photos: [stored], rings: ['a'] },
    })
    expect(keeper.restore()).toEqual(['species', 'photos'])
    expect(next.getValues()).toEqual({ rings: ['a'] })
  })

  it('leaves what it does not hold as the page has it, beside what it holds', async () => {
    const fields: Fields = {
      nest: group({ lake: text(), pin: text({ sensitive: true }) }),
      visits: list({ by: text(), photo: image(), pin: text({ sensitive: true }) }),
    }
    const defaultValues = {
      nest: { lake: 'Mono', pin: '77' },
      visits: [
        { by: 'Ana', photo: stored, pin: '12' },
        { by: 'Ben', pin: '34' },
      ],
    }
    const here = device()
    const { form } = await open(here, { fields, defaultValues })
    form.change(['nest', 'lake'], 'Mono Lake')
    form.insert('visits', { by: 'Zoe', pin: '56' }, 0)
    form.change(['visits', 1, 'by'], 'Anna')
    form.change(['visits', 2, 'pin'], undefined)
    await written()
    kill(here)

    const { keeper, form: next } = await open(here, { fields, defaultValues })
    keeper.restore()
    expect(next.getValues()).toEqual({
      nest: { lake: 'Mono Lake', pin: '77' },
      visits: [{ by: 'Zoe' }, { by: 'Anna', photo: stored, pin: '12' }, { by: 'Ben' }],
    })

    kill(here)
    const visits = [
      { by: 'Carl', photo: { ...stored, name: 'carl.png' }, pin: '78' },
      ...defaultValues.visits,
    ]
    const other = await open(here, { fields, defaultValues: { ...defaultValues, visits } })
    expect(other.keeper.getState().offer?.changedSince).toEqual(['Visits'])
    other.keeper.restore()
    expect(other.form.getValue('visits'), 'no item is known to be the one it was').toEqual([
      { by: 'Zoe' },
      { by: 'Anna' },
      { by: 'Ben' },
    ])
  })

  it('of what was private alone changes nothing, and leaves nothing to undo', async () => {
    const fields: Fields = { nest: group({ lake: text(), pin: text({ sensitive: true }) }) }
    const defaultValues = { nest: { lake: 'Mono', pin: '77' } }
    const here = device()
    const { form } = await open(here, { fields, defaultValues })
    form.change(['nest', 'pin'], '78')
    await written()
    kill(here)
    const { keeper, form: next } = await open(here, { fields, defaultValues })
    const history = createFormHistory(next)
    history.follow()
    keeper.restore()
    expect(next.getValues()).toEqual(defaultValues)
    expect(history.canUndo()).toBe(false)
  })

  it('of what was typed during a submission is compared with what was submitted', async () => {
    const here = device()
    const { form } = await open(here)
    form.change('species', 'Tern')
    const accepted = form.submit()
    form.change('species', 'Terns')
    await accepted
    await written()
    kill(here)
    const { keeper } = await open(here, { defaultValues: { species: 'Tern', rings: ['a'] } })
    expect(keeper.getState().offer?.changedSince).toEqual([])
  })

  it('of a name that the host excludes is not kept', async () => {
    const here = device()
    const { form } = await open(here, { exclude: ['species'] })
    form.change('species', 'Tern')
    await written()
    expect(JSON.stringify([...here.kept.values()])).not.toContain('Tern')
  })

  it('is for the person who wrote it, and for a time', async () => {
    const here = device()
    const { form } = await open(here)
    form.change('species', 'Tern')
    await written()
    kill(here)
    expect((await open(here, { person: 'ben' })).keeper.getState().status).toBe('ready')
    expect((await open(here, { key: 'nest/8' })).keeper.getState().status).toBe('ready')
    kill(here)
    vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1000)
    expect((await open(here)).keeper.getState().status).toBe('ready')
  })

  it('tells what someone else has changed since it was written', async () => {
    const here = device()
    const { form } = await open(here)
    form.change('species', 'Tern')
    form.change('rings', ['a', 'b'])
    await written()
    kill(here)
    const { keeper } = await open(here, { defaultValues: { species: 'Owl', rings: ['a'] } })
    expect(keeper.getState().offer?.changedSince).toEqual(['Species'])
  })

  it('of an older declaration gives what fits, and keeps the rest until it was read', async () => {
    const here = device()
    const { form } = await open(here)
    form.change('species', 'Tern')
    form.change('rings', ['a', 'b'])
    await written()
    kill(here)
    const fields: Fields = { species: text({ label: 'Species' }), rings: text({ label: 'Ring' }) }
    const { keeper, form: next } = await open(here, { fields })
    const misfits = [{ label: 'Ring', text: '["a","b"]' }]
    expect(keeper.getState()).toMatchObject({ status: 'offered', offer: { misfits } })
    keeper.restore()
    await written()
    expect(next.getValue('species')).toBe('Tern')
    expect(keeper.getState()).toMatchObject({ status: 'restored', offer: { misfits } })
    expect(here.kept.size).toBe(2)
    keeper.discard()
    await written()
    expect(keeper.getState().status).toBe('ready')
    expect(here.kept.size).toBe(1)
  })

  it('of a tab that is open is left to it, and both know of each other', async () => {
    const here = device()
    const first = await open(here)
    first.form.change('species', 'Tern')
    await written()
    const second = await open(here)
    expect(second.keeper.getState()).toMatchObject({ status: 'ready', openElsewhere: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(first.keeper.getState().openElsewhere).toBe(true)
    second.form.change('species', 'Owl')
    await written()
    expect(here.kept.size).toBe(2)
    first.close()
    await written()
    expect(second.keeper.getState().openElsewhere).toBe(false)
  })

  it('that cannot be kept does not keep anyone from writing', async () => {
    const here = device()
    const { form, keeper } = await open(here)
    here.state.full = true
    form.change('species', 'Tern')
    await written()
    expect(keeper.getState().status).toBe('notKept')
    here.state.full = false
    form.change('species', 'Terns')
    await written()
    expect(keeper.getState().status).toBe('ready')
  })

  it('newer ones are offered first', async () => {
    const here = device()
    for (const species of ['Tern', 'Owl']) {
      const { form } = await open(here)
      form.change('species', species)
      await written()
      kill(here)
    }
    const { form, keeper } = await open(here)
    keeper.discard()
    await written()
    expect(keeper.getState().status).toBe('offered')
    keeper.restore()
    expect(form.getValue('species')).toBe('Tern')
  })
})
