import { describe, expect, it, vi } from 'vitest'
import { createForm } from '../../src/form/createForm'
import type { FieldRule, FormStore, FormValues } from '../../src/form/FormStore'
import type { Issue } from '../../src/spec/rules/issues'
import { later, messages, serverIssue, settled } from './acting'

const lines = [
  { what: 'Ring', quantity: 1 },
  { what: 'Cage', quantity: 2 },
  { what: 'Bell', quantity: 3 },
]

const form = (options = {}): FormStore => createForm<FormValues>({ defaultValues: { lines }, ...options })
const whats = (store: FormStore) =>
  (store.getValue('lines') as typeof lines | undefined)?.map(({ what }) => what)
const item = (store: FormStore, index: number) => store.getItems('lines')[index] as symbol
const issueAt = (path: PropertyKey[], message: string): Issue => ({ ...serverIssue('', message), path })

describe('a list', () => {
  it('takes items, gives them up and moves them', () => {
    const store = form()
    store.insert('lines', { what: 'Seed', quantity: 9 })
    store.insert('lines', { what: 'Water', quantity: 1 }, 0)
    store.move('lines', 1, 3)
    store.remove('lines', 1)
    expect(whats(store)).toEqual(['Water', 'Bell', 'Ring', 'Seed'])
    store.change(['lines', 2, 'what'], 'Ring of steel')
    expect(whats(store)).toEqual(['Water', 'Bell', 'Ring of steel', 'Seed'])
    expect(lines[0]?.what).toBe('Ring')
  })

  it('may be missing, nested, and of plain values that are alike', () => {
    const store = createForm<FormValues>({ defaultValues: { tags: ['a', 'a'], rows: [[1], [2, 3]] } })
    expect(store.getItems('nothing')).toEqual([])
    const undo = store.remove('tags', 0)
    store.change(['tags', 0], 'b')
    undo()
    expect(store.getValue('tags')).toEqual(['a', 'b'])
    store.insert(['rows', 0], 7)
    store.move('rows', 0, 1)
    expect(store.getValues()).toEqual({
      tags: ['a', 'b'],
      rows: [
        [2, 3],
        [1, 7],
      ],
    })
    store.insert('nothing', 'first')
    expect(store.getValue('nothing')).toEqual(['first'])
    store.remove('nothing', 0)
    expect(store.getValue('nothing')).toBeUndefined()
  })

  it('gives the same items until one comes, goes or moves', () => {
    const store = form()
    const heard = vi.fn()
    store.subscribeItems('lines', heard)
    const items = store.getItems('lines')
    store.change(['lines', 0, 'what'], 'Ring of steel')
    expect(store.getItems('lines')).toBe(items)
    expect(heard).not.toHaveBeenCalled()
    store.move('lines', 0, 2)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(store.getItems('lines')).toEqual([items[1], items[2], items[0]])
  })

  it('says that there is no such item, before a value is lost', () => {
    const store = form()
    expect(() => store.change(['lines', 3, 'what'], 'Seed')).toThrow(
      '“lines” is a list of 3 and has no item 3',
    )
    expect(() => store.getItems([])).toThrow('is a group and has no items')
    expect(store.getValue(['lines', 3, 'what'])).toBeUndefined()
  })

  it('is dirty while it differs from its start, whichever items stand in it', () => {
    const store = form()
    const added = store.insert('lines', { what: 'Seed', quantity: 9 })
    expect(store.isDirty()).toBe(true)
    store.remove('lines', added)
    expect(store.isDirty()).toBe(false)
    store.move('lines', 0, 2)
    expect(store.isDirty('lines')).toBe(true)
    store.move('lines', 2, 0)
    expect(store.isDirty()).toBe(false)
    store.remove('lines', 2)
    store.insert('lines', { what: '', quantity: 3 })
    expect(store.isDirty()).toBe(true)
    store.change(['lines', 2, 'what'], 'Bell')
    expect(store.isDirty()).toBe(false)
  })

  it('is not dirty by an item like the one that went, with a part that is empty or not there', () => {
    const form = createForm<FormValues>({ defaultValues: { lines: [{ what: 'ring', note: '' }] } })
    form.remove('lines', 0)
    form.insert('lines', { what: 'ring', size: null })
    expect(form.isDirty()).toBe(false)
  })

  it('starts anew from what was sent', async () => {
    const answer = later<void>()
    const store = form({ onSubmit: () => answer.promise })
    store.remove('lines', 0)
    const submitted = store.submit()
    await settled()
    store.insert('lines', { what: 'Seed', quantity: 9 })
    answer.resolve()
    await submitted
    expect(store.isDirty('lines')).toBe(true)
    store.remove('lines', 2)
    expect(store.isDirty()).toBe(false)
    store.reset()
    expect(whats(store)).toEqual(['Ring', 'Cage', 'Bell'])
    expect(store.isDirty()).toBe(false)
  })

  it('goes back with a reset to the items that it had', () => {
    const store = form()
    const items = store.getItems('lines')
    store.remove('lines', 0)
    store.move('lines', 0, 1)
    store.insert('lines')
    store.reset()
    expect(store.getItems('lines')).toEqual(items)
    expect(store.getValues()).toEqual({ lines })
  })

  it('knows its items in an array from elsewhere', () => {
    const store = form()
    const [ring, cage, bell] = store.getItems('lines')
    store.getShown(['lines', 1, 'what'])
    store.setValue('lines', [lines[2], { what: 'Seed', quantity: 9 }, lines[0], { what: 'Water' }])
    const items = store.getItems('lines')
    expect([items[0], items[1], items[2]]).toEqual([bell, cage, ring])
    expect(new Set(items).size).toBe(4)
    expect(store.getValue(['lines', cage as symbol, 'what'])).toBe('Seed')
    expect(store.getShown(['lines', 1, 'what'])).toMatchObject({ value: 'Seed', revision: 1 })
    store.setValue('lines', null)
    expect(store.getItems('lines')).toEqual([])
    expect(store.getValue('lines')).toBeNull()
  })
})

describe('an item', () => {
  it('takes what was typed, what was found and what is dirty along', () => {
    const short: FieldRule = (value) => (String(value).length < 3 ? 'Enter three letters' : undefined)
    const store = form()
    const cage = item(store, 1)
    store.register(['lines', cage, 'what'], { id: 'what', rules: short })
    store.change(['lines', 1, 'what'], 'C')
    store.blur(['lines', 1, 'what'])
    store.move('lines', 1, 0)
    expect(messages(store.getIssues(['lines', 0, 'what']))).toEqual(['Enter three letters'])
    expect(store.getIssues(['lines', 1, 'what'])).toEqual([])
    expect(store.getAllIssues()[0]?.path).toEqual(['lines', 0, 'what'])
    expect(store.getControlId(['lines', 0, 'what'])).toBe('what')
    expect(store.isDirty(['lines', 0])).toBe(true)
    expect(store.isDirty(['lines', 1])).toBe(false)
    expect(store.getValue(['lines', cage, 'what'])).toBe('C')
  })

  it('comes back from its removal as it was', async () => {
    const rule: FieldRule = (value) =>
      (value as typeof lines).flatMap(({ what }, index) =>
        what ? [] : [issueAt(['lines', index, 'what'], 'Enter what it is')],
      )
    const store = form({ rules: { lines: rule } })
    const cage = item(store, 1)
    store.change(['lines', 1, 'what'], '')
    expect(await store.submit()).toBe(false)
    store.setIssues([issueAt(['lines', 1, 'quantity'], 'There is one left')])
    expect(messages(store.getAllIssues())).toEqual(['Enter what it is', 'There is one left'])

    const putBack = store.remove('lines', cage)
    expect(store.getAllIssues()).toEqual([])
    expect(store.getStatus()).toBe('editing')
    store.change(['lines', 1, 'what'], 'Bell of brass')
    putBack()
    putBack()
    expect(store.getItems('lines')[1]).toBe(cage)
    expect(store.getValue('lines')).toEqual([
      lines[0],
      { what: '', quantity: 2 },
      { what: 'Bell of brass', quantity: 3 },
    ])
    expect(store.getAllIssues().map(({ path }) => path)).toEqual([
      ['lines', 1, 'what'],
      ['lines', 1, 'quantity'],
    ])
    expect(await store.submit()).toBe(false)
  })

  it('gets the issue of its index, though it has moved since the values were taken', async () => {
    const answer = later<{ issues: Issue[] }>()
    const store = form({ onSubmit: () => answer.promise })
    const cage = item(store, 1)
    store.insert('lines', { what: 'Seed', quantity: 1 })
    const submitted = store.submit()
    await settled()
    store.move('lines', 1, 3)
    store.insert('lines', { what: 'Water', quantity: 1 }, 0)
    const gone = item(store, 1)
    const putBack = store.remove('lines', gone)
    answer.resolve({
      issues: [
        issueAt(['lines', 1, 'quantity'], 'There is one cage left'),
        issueAt(['lines', 0, 'quantity'], 'There is no ring left'),
        issueAt(['lines', '2', 'quantity'], 'There is no bell left'),
        issueAt(['lines', 9, 'quantity'], 'There is no such line'),
      ],
    })
    await submitted
    expect(messages(store.getIssues(['lines', cage, 'quantity']))).toEqual(['There is one cage left'])
    expect(messages(store.getIssues('lines'))).toEqual(['There is no such line'])
    expect(messages(store.getAllIssues())).toEqual([
      'There is no such line',
      'There is no bell left',
      'There is one cage left',
    ])
    putBack()
    expect(messages(store.getIssues(['lines', 1, 'quantity']))).toEqual(['There is no ring left'])
    expect(store.getItems('lines')[1]).toBe(gone)
  })

  it('that is new is not spoken of until it was left or submitted', async () => {
    const rule: FieldRule = (value) =>
      (value as typeof lines).flatMap(({ what }, index) =>
        what ? [] : [issueAt(['lines', index, 'what'], 'Enter what it is')],
      )
    const store = form({ rules: { lines: rule } })
    store.change(['lines', 0, 'what'], '')
    await store.submit()
    store.insert('lines', {})
    store.change(['lines', 1, 'what'], '')
    store.blur(['lines', 1, 'what'])
    expect(store.getAllIssues().map(({ path }) => path)).toEqual([
      ['lines', 0, 'what'],
      ['lines', 1, 'what'],
    ])
    await store.submit()
    expect(store.getAllIssues()).toHaveLength(3)
  })

  it('that is new is not spoken of at the list, while its fields are not on the page yet', async () => {
    const rule: FieldRule = (value) =>
      (value as typeof lines).flatMap(({ what }, index) =>
        what ? [] : [issueAt(['lines', index, 'what'], `Enter what ${index + 1} is`)],
      )
    const store = form({ defaultValues: { lines: [{ what: '' }] }, rules: { lines: rule } })
    store.register('lines', { id: 'lines' })
    store.register(['lines', item(store, 0), 'what'], { id: 'first' })
    await store.submit()
    const added = store.insert('lines', { what: '' })
    expect(store.getAllIssues().map(({ message }) => message)).toEqual(['Enter what 1 is'])
    store.register(['lines', added, 'what'], { id: 'second' })
    store.change(['lines', 0, 'what'], 'Ring')
    expect(store.getAllIssues()).toEqual([])
    await store.submit()
    expect(store.getAllIssues().map(({ message }) => message)).toEqual(['Enter what 2 is'])
    expect(store.getShown('lines').issues).toEqual([])
  })
})
