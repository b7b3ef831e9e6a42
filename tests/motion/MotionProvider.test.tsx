import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListTransition } from '../../src/motion/ListTransition'
import { useMotionParts } from '../../src/motion/MotionContext'
import { MotionProvider } from '../../src/motion/MotionProvider'
import { ScreenTransition } from '../../src/motion/ScreenTransition'
import { preferReducedMotion } from './reducedMotion'

const setting = vi.hoisted(() => ({ loaded: 0 }))

vi.mock('../../src/motion/createAnimator', async (importActual) => {
  setting.loaded++
  return importActual()
})

beforeEach(preferReducedMotion)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Messages({ children }: { children?: string }) {
  const parts = useMotionParts()
  return parts ? <parts.Reveal>{children}</parts.Reveal> : <>{children}</>
}

const asItIs = (photo: string) => photo

const photos = (
  <ListTransition items={['left-engine.jpg']} getItemKey={asItIs} itemClassName="photo">
    {asItIs}
  </ListTransition>
)

const app = (
  <StrictMode>
    <MotionProvider>
      <ScreenTransition screen="report">
        <h1>Gull, Detroit Metro</h1>
        <Messages>Enter the species</Messages>
        {photos}
      </ScreenTransition>
    </MotionProvider>
  </StrictMode>
)

test('what a server draws is how it stands in the end, and the browser corrects nothing', async () => {
  const html = renderToString(app)
  expect(html).toContain('Enter the species')
  expect(html).not.toMatch(/opacity:\s*0|translate|<style/)

  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const corrections: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(container, app, { onRecoverableError: (error) => corrections.push(error) }),
  )
  expect(corrections).toEqual([])
  await act(async () => root.unmount())
  container.remove()
})

test('a person who wants stillness never loads what moves', async () => {
  await act(async () => void render(app))
  expect(setting.loaded).toBe(0)
})

test('without a provider a list is drawn as with one, before anything moves', async () => {
  const plain = renderToString(photos)
  expect(plain).toContain('<li class="sw-ListTransition-item photo" data-key="left-engine.jpg">')
  const { container } = await act(async () => render(<MotionProvider>{photos}</MotionProvider>))
  expect(container.innerHTML).toBe(plain)
})

test('words that are taken away are gone at once for a person who wants stillness', async () => {
  const { rerender } = render(
    <MotionProvider>
      <Messages>Enter the species</Messages>
    </MotionProvider>,
  )
  expect(screen.getByText('Enter the species')).toBeTruthy()
  await act(async () =>
    rerender(
      <MotionProvider>
        <Messages />
      </MotionProvider>,
    ),
  )
  expect(screen.queryByText('Enter the species')).toBeNull()
})
