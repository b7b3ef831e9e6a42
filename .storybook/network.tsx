import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useEffect, useState } from 'react'
import { ProductProvider } from '../src/screens/product/ProductProvider'
import { clientOf } from '../src/screens/source/sourceClient'
import { setNetwork, sourcesUnderNetwork } from '../stories/fixtures/network'
import { surroundingsOf } from './surroundings'
import { type Surroundings, usual } from './usual'

/** Screens obey the network, the role and the seed of the toolbar; a product in a story comes before its own. */
export const withNetwork: Decorator = (Story, { globals, title }) => {
  if (!title.startsWith('Screens/')) return <Story />
  const { network, role, seed } = surroundingsOf(globals)
  return (
    <Network key={`${network} ${role} ${seed}`} network={network} role={role} seed={seed}>
      <Story />
    </Network>
  )
}

interface NetworkProps extends Pick<Surroundings, 'network' | 'role' | 'seed'> {
  children: ReactNode
}

function Network({ network, role, seed, children }: NetworkProps) {
  useState(() => beginUnder(network))
  useEffect(() => {
    if (seed !== usual.seed) void resample(seed)
  }, [seed])
  // Outside of a product everything is allowed, as to the first role of the toolbar.
  if (role === usual.role) return children
  return (
    <ProductProvider product={product} role={role}>
      {children}
    </ProductProvider>
  )
}

const product = { roles: { investigator: { label: 'Investigator' }, visitor: { label: 'Visitor' } } }

let current: Surroundings['network'] = 'fast'

/** Before a story is drawn: what was loaded under another network, or by another story, is no part of it. */
function beginUnder(network: Surroundings['network']) {
  if (network === current && network === usual.network) return
  for (const source of sourcesUnderNetwork()) clientOf(source).clear()
  if (network === current) return
  current = network
  setNetwork(network)
  setOnline(network !== 'offline')
}

function setOnline(online: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })
  // After the story is drawn: nothing may change while it is.
  queueMicrotask(() => window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

/** So many records are made anew; a source of more keeps its own. */
const fewEnough = 500

/** Give records the values of a sample. They keep their ids, so that the addresses of stories lead to them. */
async function resample(seed: Surroundings['seed']) {
  const [{ createSampler }, { englishWords }, { strike }] = await Promise.all([
    import('../src/sample/createSampler'),
    import('../src/sample/words/englishWords'),
    import('../stories/fixtures/birdstrikes'),
  ])
  const sampler = createSampler({ seed, locale: englishWords, now: '2002-03-18', entities: [], count: 1 })
  for (const source of sourcesUnderNetwork()) {
    const { fail } = source.control
    source.control.fail = undefined
    const { records } = await source.list({ limit: fewEnough })
    source.control.fail = fail
    for (const [place, { reportId, rev: _rev, ...values }] of sampler
      .of(strike)
      .many(records.length)
      .entries()) {
      const id = (records[place] as { reportId?: string }).reportId
      if (id !== undefined && reportId !== undefined) source.control.changeElsewhere(id, values)
    }
  }
}
