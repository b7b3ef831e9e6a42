import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { dismissToast, getToasts } from '../../../src/components/toasts'
import { roleSource } from '../../../src/data/roleSource'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { reasonText } from '../../../src/screens/product/reasonText'
import { clientOf } from '../../../src/screens/source/sourceClient'
import { accessOf, type Action } from '../../../src/spec/access/accessOf'
import { can } from '../../../src/spec/access/can'
import { labelOf, optionLabelOf } from '../../../src/spec/labels/labels'
import { transitionsOf } from '../../../src/spec/states/transitionsOf'
import { type Claim, claim, claims, product, recordingSource, type Role, roles } from '../list/claims'

// The dialog, which a page loads when it is asked for.
beforeAll(() => import('../../../src/screens/transition/TransitionForm'))

afterEach(() => {
  cleanup()
  for (const { id } of getToasts()) dismissToast(id)
})

/** The person of these tests, who has written every claim. */
const me = 'ada'

/** The whole specification, case by case. */
const cases = roles.flatMap((role) => claims.map((record) => ({ role, record, state: record.status })))

const allows = (role: Role, action: Action, record?: Claim) =>
  can(accessOf(claim, role), action, record, { me })
const unreadable = (role: Role) => accessOf(claim, role).unreadable
const labelsOf = (names: Iterable<string>) =>
  [...names].map((name) => labelOf(claim.fields[name as keyof typeof claim.fields], name))

/** A page of the product as the role sees it. */
function show(role: string | undefined, page: ReactNode) {
  const { source, calls, control } = recordingSource()
  const view = render(
    <ProductProvider product={product} sources={{ claim: source }} role={role} me={me}>
      {page}
      <ToastRegion />
    </ProductProvider>,
  )
  const memory = () =>
    JSON.stringify(
      clientOf(roleSource(source, claim, { role, me }))
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state.data, state.error]),
    )
  return { calls, control, memory, ...view }
}

/** No trace of a field that the role may not read: neither its name, nor a value, nor in what is sent or kept. */
function expectNoTrace(role: Role, { calls, memory }: Pick<ReturnType<typeof show>, 'calls' | 'memory'>) {
  const page = `${document.body.textContent} ${document.body.innerHTML}`
  const sent = JSON.stringify(calls)
  for (const name of unreadable(role)) {
    const [label = ''] = labelsOf([name])
    const values = claims.map((record) => String(record[name as keyof Claim]))
    expect(page).not.toContain(label)
    for (const value of [name, ...values]) {
      expect(sent).not.toContain(value)
      expect(memory()).not.toContain(value)
    }
    for (const value of values) expect(page).not.toContain(value)
  }
}

const actionsOf = (name: string) =>
  screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name })

/** Hold the specification of an action against what a person finds: nothing, a reason, or a way to do it. */
function expectOffered(name: string, role: Role, action: Action, record: Claim) {
  const control = actionsOf(name)
  if (!allows(role, action).allowed) return expect(control).toBeNull()
  const now = allows(role, action, record)
  expect(control?.getAttribute('aria-disabled')).toBe(now.allowed ? null : 'true')
  if (!now.allowed) expect(describing(control)).toContain(reasonText(now.reason, 'en'))
}

function describing(control: Element | null): string {
  const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

it('has cases of every kind, so that none of the tests below is empty', () => {
  for (const action of ['update', 'remove'] as const) {
    const answers = cases.map(({ role, record }) => allows(role, action, record).allowed)
    expect(new Set(answers)).toEqual(new Set([true, false]))
  }
  expect(roles.every((role) => unreadable(role).size > 0)).toBe(true)
  expect(new Set(roles.map((role) => allows(role, 'create').allowed)).size).toBe(2)
})

describe.each(cases)('$role, a record that is $state', ({ role, record }) => {
  const title = record.what

  it('is read without what the role may not read, and with what it may do now', async () => {
    const page = show(
      role,
      <DetailScreen entity={claim} id={record.id} editHref="#edit" onRemoved={() => {}} />,
    )
    await screen.findByRole('heading', { level: 1, name: title })
    expectNoTrace(role, page)
    const readable = claim.fieldNames.filter((name) => !unreadable(role).has(name) && name !== 'rev')
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(
      // The title and the state head the page.
      labelsOf(readable.filter((name) => name !== claim.title && name !== claim.states?.field)),
    )
    expectOffered('Edit', role, 'update', record)
    expectOffered('Remove', role, 'remove', record)
    expect(page.calls.map(({ method }) => method)).toEqual(['get'])
  })

  it('can go where its state and the role let it go, and says why not elsewhere', async () => {
    show(role, <DetailScreen entity={claim} id={record.id} />)
    await screen.findByRole('heading', { level: 1, name: title })
    const answers = transitionsOf(claim, record, { role, me })
    expect(answers).toHaveLength(4)
    for (const answer of answers) {
      const button = actionsOf(answer.label)
      // A paid claim stays paid: no button out of use says so for ever.
      const isOver = record.status === 'paid'
      if (isOver || !allows(role, { transition: answer.name }).allowed) expect(button).toBeNull()
      else {
        expect(button?.getAttribute('aria-disabled')).toBe(answer.possible ? null : 'true')
        if (!answer.possible) expect(describing(button)).toContain(reasonText(answer.reason, 'en'))
      }
    }
  })

  it('goes there when a person says so, with one request and in words', async () => {
    const possible = transitionsOf(claim, record, { role, me }).filter((answer) => answer.possible)
    for (const { name, label } of possible) {
      const { calls, unmount } = show(role, <DetailScreen entity={claim} id={record.id} />)
      await userEvent.click(await screen.findByRole('button', { name: label }))
      const { ask, confirm, to } = claim.transitions![name]!
      const state = optionLabelOf(claim.fields.status, to)
      if (ask || confirm !== undefined) {
        const dialog = await screen.findByRole(ask ? 'dialog' : 'alertdialog', { name: `${label}: ${title}` })
        expect(dialog.textContent).toContain(typeof confirm === 'string' ? confirm : 'Remark')
        await userEvent.click(within(dialog).getByRole('button', { name: label }))
      }
      await waitFor(() => expect(document.querySelector('.sw-Badge')?.textContent).toBe(state))
      expect(await screen.findByText(`${title}: ${state}`, { selector: '.sw-Toast-message' })).toBeTruthy()
      expect(calls.filter(({ method }) => method === 'transition')).toHaveLength(1)
      unmount()
    }
  })

  it('is filled in as far as the role may change it, and says why no further', async () => {
    const page = show(role, <FormScreen entity={claim} id={record.id} />)
    await screen.findByRole('heading', { level: 1, name: new RegExp(title) })
    expectNoTrace(role, page)
    const update = allows(role, 'update', record)
    const fixed = screen.queryByRole('region', { name: 'What you cannot change' })
    const written = claim.fieldNames.filter((name) => !claim.fields[name].readOnly)
    for (const name of written) {
      const [label = ''] = labelsOf([name])
      const control = screen.queryByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
      if (unreadable(role).has(name)) {
        expect(control).toBeNull()
        continue
      }
      const field = allows(role, { updateField: name }, record)
      // Where most may not be changed, they are told below the form, without those that are empty.
      if (fixed && !field.allowed) {
        expect(control).toBeNull()
        if (record[name] !== undefined) {
          expect(fixed.textContent).toContain(label)
          expect(fixed.textContent).toContain(reasonText(field.reason, 'en'))
        }
        continue
      }
      expect(control?.readOnly).toBe(!field.allowed)
      if (update.allowed && !field.allowed)
        expect(describing(control)).toContain(reasonText(field.reason, 'en'))
    }
    const save = screen.queryByRole('button', { name: 'Save' })
    if (update.allowed) expect(save).not.toBeNull()
    else {
      expect(save).toBeNull()
      const news = screen.getByRole('group', { name: 'You cannot change this' })
      expect(news.textContent).toContain(reasonText(update.reason, 'en'))
    }
    expect(page.calls.map(({ method }) => method)).toEqual(['get'])
  })
})

describe.each(roles)('%s, a list', (role) => {
  it('has no column, order, filter or value that the role may not read', async () => {
    const [hidden = ''] = unreadable(role)
    const page = show(
      role,
      <ListScreen
        entity={claim}
        defaultQuery={{
          sort: [{ field: hidden, direction: 'ascending' }],
          filter: { [hidden]: { is: 'remark on sent' } },
        }}
        onSelectionChange={() => {}}
        createHref="#new"
      />,
    )
    const count = claims.filter((record) => allows(role, 'list', record).allowed).length
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(`${count} claims`))
    expectNoTrace(role, page)
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
    const readable = claim.fieldNames.filter((name) => !unreadable(role).has(name) && name !== 'rev')
    const first = readable.filter((name) => name === claim.title || name === claim.states?.field)
    const inOrder = [...first, ...readable.filter((name) => !first.includes(name))]
    expect(headers.filter((header) => header !== '')).toEqual([...labelsOf(inOrder), 'Actions'])
    expect(actionsOf('New claim') !== null).toBe(allows(role, 'create').allowed)
  })

  it('takes no host at its word that names fields which the role may not read', async () => {
    const hidden = [...unreadable(role)] as (keyof Claim)[]
    const page = show(role, <ListScreen entity={claim} fields={['what', ...hidden]} defaultShown={hidden} />)
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^[\d,]+ /))
    expectNoTrace(role, page)
  })
})

describe('a form for a new record', () => {
  it.each(roles)('is there for %s only where the role may create', async (role) => {
    const page = show(role, <FormScreen entity={claim} defaults={{ remark: 'remark on draft' }} />)
    const mayCreate = allows(role, 'create').allowed
    const name = mayCreate ? 'New claim' : 'You do not have access'
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
    expect(screen.queryAllByRole('textbox')).toHaveLength(mayCreate ? 3 : 0)
    if (mayCreate) expectNoTrace(role, page)
    expect(page.calls).toEqual([])
  })
})

describe('a role that the product does not know', () => {
  it.each([
    ['list', <ListScreen key="list" entity={claim} createHref="#new" />],
    ['record', <DetailScreen key="record" entity={claim} id="claim-1" editHref="#edit" />],
    ['form', <FormScreen key="form" entity={claim} id="claim-1" />],
    ['new form', <FormScreen key="new" entity={claim} />],
  ])('sees no %s, and nothing is asked for', async (_, page) => {
    const { calls, container } = show('stranger', page)
    const [said] = await screen.findAllByText('You do not have access')
    expect(said?.closest('section')?.textContent).toContain(
      'Your role does not allow this. Ask the person who gives access to it.',
    )
    expect(container.querySelector('[data-status="forbidden"]')).not.toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
    expect(calls).toEqual([])
  })
})

describe('a change of the role', () => {
  it('leaves nothing of what the role before could read', async () => {
    const { source } = recordingSource()
    const pageAs = (role: Role) => (
      <ProductProvider product={product} sources={{ claim: source }} role={role} me={me}>
        <FormScreen entity={claim} id="claim-2" />
      </ProductProvider>
    )
    const { rerender } = render(pageAs('claimant'))
    await screen.findByRole('textbox', { name: /^Account/ })
    rerender(pageAs('approver'))
    await screen.findByRole('textbox', { name: /^Remark/ })
    expect(screen.queryByRole('textbox', { name: /^Account/ })).toBeNull()
    expect(document.body.innerHTML).not.toContain('account of')
  })
})
