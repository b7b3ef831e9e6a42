import { cleanup, render } from '@testing-library/react'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OutputField } from '../../src/fields/OutputField'

afterEach(cleanup)

describe('OutputField', () => {
  it('gives its root the class, the style, the data and its states, and the value the id and the ref', () => {
    const ref = createRef<HTMLOutputElement>()
    const { container } = render(
      <OutputField
        ref={ref}
        label="Total"
        id="it"
        className="own"
        style={{ order: 2 }}
        data-of="host"
        error="Less"
      >
        €12
      </OutputField>,
    )
    const root = container.firstElementChild as HTMLElement
    expect(root.className).toBe('sw-Field sw-OutputField own')
    expect(root.style.order).toBe('2')
    expect(root.getAttribute('data-of')).toBe('host')
    expect(root.getAttribute('data-invalid')).toBe('')
    expect(ref.current).toBe(document.getElementById('it'))
    ref.current?.focus()
    expect(document.activeElement).toBe(ref.current)
  })

  it('is named by its label and described by its words', () => {
    const { container } = render(
      <OutputField label="Total" id="it" description="All lines" error="Less">
        €12
      </OutputField>,
    )
    const output = container.querySelector('output')
    expect(output?.labels[0]?.textContent).toBe('Total')
    const described = output?.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['All lines', 'Less'])
  })

  it('shows 0, says that nothing is known, and submits neither', () => {
    const { container, rerender } = render(
      <form>
        <OutputField label="Total">{0}</OutputField>
      </form>,
    )
    expect(container.querySelector('output')?.textContent).toBe('0')
    rerender(
      <form>
        <OutputField label="Total">{''}</OutputField>
      </form>,
    )
    expect(container.querySelector('output')?.textContent).toBe('Not known yet')
    expect([...new FormData(container.querySelector('form') as HTMLFormElement)]).toEqual([])
  })

  it('is drawn on a server and woken without a word', () => {
    const page = document.body.appendChild(document.createElement('div'))
    const field = (
      <OutputField label="Total" description="All lines">
        €12
      </OutputField>
    )
    page.innerHTML = renderToString(field)
    expect(page.querySelector('output')?.textContent).toBe('€12')
    const onRecoverableError = vi.fn()
    render(field, { container: page, hydrate: true, onRecoverableError })
    expect(onRecoverableError).not.toHaveBeenCalled()
    cleanup()
    page.remove()
  })
})
