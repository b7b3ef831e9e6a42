import { openDB } from 'idb'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { forgetUndos, type KeptUndo } from '../../../src/screens/source/keptUndos'
import { entityScreens } from '../../../src/spec/product/entityScreens'
import { airport, register, report } from '../../product/register'
import { registerSources } from '../../product/registerSources'
import { useMemoryRouter } from '../../product/useMemoryRouter'

const person = 'maya'

/** Leave in the browser the way back that the page before would have left. */
async function leaveUndo(undo: Pick<KeptUndo, 'entity' | 'ids' | 'transition'>) {
  await forgetUndos(person)
  const kept = await openDB('screenwright-undos')
  const key = crypto.randomUUID()
  await kept.put('undos', { ...undo, key, person, until: Date.now() + 60_000 })
  kept.close()
  return key
}

interface BackProps {
  /** The address that the person comes back to. */
  start: string
  sources: ReturnType<typeof registerSources>
}

function Back({ start, sources }: BackProps) {
  const router = useMemoryRouter(start)
  const [product] = useState({
    ...register,
    screens: {
      ...entityScreens(report, { base: '/strikes' }),
      ...entityScreens(airport, { base: '/airports' }),
    },
  })
  return (
    <ProductProvider product={product} sources={sources} role="pilot" me={person} router={router}>
      <ProductScreens getDocumentTitle={(title) => title} />
      <ToastRegion />
    </ProductProvider>
  )
}

const meta = preview.meta({
  title: 'Screens/ProductScreens/Undo',
  component: Back,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
    visual: { skip: 'a list and a message, which have pictures of their own' },
  },
  args: { start: '/strikes', sources: registerSources() },
})

const messages = () => within(screen.getByRole('region', { name: 'Messages' }))

const removed = registerSources()

/** A pilot removed a draft and closed the tab before she saw that it was the wrong one. Back in the list, it is offered again. */
export const RemovedBefore = meta.story({
  name: 'After a removal',
  args: { sources: removed },
  async beforeEach() {
    const { records } = await removed.report.list({ filter: { status: { is: 'draft' } }, limit: 1 })
    const [first] = records
    if (!first) return
    await removed.report.remove(first.id)
    await leaveUndo({ entity: 'report', ids: [first.id] })
  },
  play: async ({ userEvent }) => {
    await messages().findByText('Bird strike removed')
    await userEvent.click(await messages().findByRole('button', { name: 'Undo' }))
    await expect(await messages().findByText(/ is back$/)).toBeVisible()
  },
})

const elsewhere = registerSources()

/** Two tabs offer the same. The other one was faster: this one says so, and does nothing a second time. */
export const UndoneElsewhere = meta.story({
  name: 'Undone in another tab',
  args: { sources: elsewhere },
  async beforeEach() {
    const { records } = await elsewhere.report.list({ filter: { status: { is: 'draft' } }, limit: 1 })
    const [first] = records
    if (!first) return
    await elsewhere.report.remove(first.id)
    await leaveUndo({ entity: 'report', ids: [first.id] })
  },
  play: async ({ userEvent }) => {
    const undo = await messages().findByRole('button', { name: 'Undo' })
    await forgetUndos(person)
    await userEvent.click(undo)
    await expect(await messages().findByText('This was undone already, or it is too late now')).toBeVisible()
    await waitFor(() => expect(messages().queryByText(/ is back$/)).toBeNull())
  },
})
