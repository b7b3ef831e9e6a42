import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memorySource } from '../../../src/data'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { mayGoTo } from '../../../src/screens/product/mayGoTo'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { TrashScreen } from '../../../src/screens/trash/TrashScreen'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { choice, defineEntity, defineProduct, integer, text } from '../../../src/spec'
import { withRoom } from '../withRoom'

withRoom()
afterEach(cleanup)

const letter = defineEntity({
  name: 'letter',
  labels: ['Letter', 'Letters'],
  id: 'id',
  title: 'subject',
  removal: 'undone',
  fields: {
    id: integer({ readOnly: true }),
    subject: text({ label: 'Subject' }),
    kind: choice(['note', 'contract'], { label: 'Kind' }),
  },
  access: {
    // Removes, and what is gone is gone for this role.
    clerk: { list: true, read: true, remove: true, restore: false, purge: false },
    archivist: { list: true, read: true, restore: true, purge: { kind: 'note' } },
    // Rights that are not said go as the removal does.
    owner: { list: true, read: true, remove: true },
  },
})
const product = defineProduct({
  entities: [letter],
  roles: { clerk: {}, archivist: {}, owner: {} },
  screens: { trash: { path: '/trash', shows: 'trash' } },
})

async function letters() {
  const rows = [
    { id: 1, subject: 'Rent', kind: 'contract' as const },
    { id: 2, subject: 'Thanks', kind: 'note' as const },
    { id: 3, subject: 'Hello', kind: 'note' as const },
  ]
  const source = memorySource(letter, rows, { trash: true })
  await source.remove(1)
  await source.remove(2)
  return source
}

const show = (role: string, source: object, children: React.ReactNode) =>
  render(
    <ProductProvider product={product} sources={{ letter: source } as never} role={role}>
      {children}
      <ToastRegion />
    </ProductProvider>,
  )

it('lets a role bring back what it may restore, and says of what it may not let go of for good why not', async () => {
  show('archivist', await letters(), <TrashScreen />)
  const restore = await screen.findByRole('button', { name: 'Restore Rent' })
  expect(restore.getAttribute('aria-disabled')).toBeNull()
  const purge = screen.getByRole('button', { name: 'Remove Rent for good' })
  expect(purge.getAttribute('aria-disabled')).toBe('true')
  expect(
    screen.getByRole('button', { name: 'Remove Thanks for good' }).getAttribute('aria-disabled'),
  ).toBeNull()
})

it.each([
  ['clerk', false],
  ['archivist', true],
  ['owner', true],
])('offers a trash to who may do something with it: %s %s', async (role, offered) => {
  const source = await letters()
  expect(mayGoTo({ product, sources: { letter: source }, role }, product.screens.trash)).toBe(offered)
})

it('asks before a removal that the role cannot undo', async () => {
  show('clerk', await letters(), <DetailScreen entity={letter} id={3} onRemoved={() => {}} />)
  ;(await screen.findByRole('button', { name: 'Remove' })).click()
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
  cleanup()

  let removed = 0
  show('owner', await letters(), <DetailScreen entity={letter} id={3} onRemoved={() => removed++} />)
  ;(await screen.findByRole('button', { name: 'Remove' })).click()
  await expect.poll(() => removed).toBe(1)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
