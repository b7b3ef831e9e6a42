import { act, cleanup, render, screen } from '@testing-library/react'
import { createContext, type ReactNode, use, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AnimatorContext } from '../../src/motion/reducedMotion'
import { MotionProvider } from '../../src/motion/MotionProvider'
import type { Animator } from '../../src/motion/Animator'
import { ScreenTransition } from '../../src/motion/ScreenTransition'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A router in the manner of React Router: what is drawn at an address goes through a context, and so does the address. */
const OutletContext = createContext<ReactNode>(null)
const AddressContext = createContext('')
const useOutlet = () => use(OutletContext)
const Outlet = () => useOutlet()

const screens: Readonly<Record<string, ReactNode>> = {
  '/strikes': <h1>Bird strikes</h1>,
  '/strikes/1': <h1>Gull, Detroit Metro</h1>,
}

function Router({ children }: { children: ReactNode }) {
  const [address, go] = useState('/strikes')
  return (
    <AddressContext value={address}>
      <button type="button" onClick={() => go('/strikes/1')}>
        Open
      </button>
      <OutletContext value={screens[address]}>{children}</OutletContext>
    </AddressContext>
  )
}

/** A screen that leaves takes as long as the test looks. */
const animator = {
  animate: () => ({ stop() {}, finished: new Promise<void>(() => {}) }),
} as unknown as Animator

async function open(layout: ReactNode) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never,
  )
  const { container } = render(
    <MotionProvider>
      <AnimatorContext value={animator}>
        <Router>{layout}</Router>
      </AnimatorContext>
    </MotionProvider>,
  )
  await act(async () => screen.getByText('Open').click())
  const [leaving, coming] = ['[inert]', ':not([inert])'].map(
    (state) => container.querySelector(`.sw-ScreenTransition-screen${state}`)?.textContent,
  )
  return { leaving, coming }
}

test('a screen that leaves is the one that it was, when a router’s outlet is handed over as what it draws', async () => {
  function Layout() {
    return <ScreenTransition screen={use(AddressContext)}>{useOutlet()}</ScreenTransition>
  }
  expect(await open(<Layout />)).toEqual({ leaving: 'Bird strikes', coming: 'Gull, Detroit Metro' })
})

test('an outlet within draws the new screen twice, as our words about it say', async () => {
  function Layout() {
    return (
      <ScreenTransition screen={use(AddressContext)}>
        <Outlet />
      </ScreenTransition>
    )
  }
  expect(await open(<Layout />)).toEqual({ leaving: 'Gull, Detroit Metro', coming: 'Gull, Detroit Metro' })
})
