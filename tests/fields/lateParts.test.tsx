import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { FieldFrame } from '../../src/fields/FieldFrame'
import { useCalendar } from '../../src/fields/useCalendar'
import { useWithFailure } from '../../src/fields/useWithFailure'

afterEach(cleanup)

const words = /^This could not be loaded\. Check your connection and try again/

function Field({ failed, warning }: { failed: boolean; warning?: string }) {
  const props = useWithFailure({ label: 'Date', ...(warning !== undefined && { warning }) }, failed)
  return <FieldFrame {...props}>{(control) => <input {...control} />}</FieldFrame>
}

describe('a field of which a part could not be loaded', () => {
  it('says so below the control, as its description', () => {
    const { rerender } = render(<Field failed={false} />)
    expect(screen.queryByText(words)).toBeNull()
    rerender(<Field failed />)
    const message = screen.getByText(words).parentElement
    expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toContain(message?.id)
  })

  it('keeps the warning of the host', () => {
    render(<Field failed warning="Rare this year" />)
    expect(screen.getByText('Rare this year')).not.toBeNull()
    expect(screen.queryByText(words)).toBeNull()
  })
})

describe('a calendar', () => {
  it('that could not be loaded is told when it is wanted, and not when it is prepared; and no more once it has come', async () => {
    const network = { isThere: false }
    const load = () => (network.isThere ? Promise.resolve(() => null) : Promise.reject(new Error('offline')))
    const { result } = renderHook(() => useCalendar<object, string>(load))
    await act(async () => result.current.prepare())
    expect(result.current.failed).toBe(false)
    await act(async () => result.current.open(() => '2026-11-27'))
    expect(result.current).toMatchObject({ failed: true, opened: undefined })
    network.isThere = true
    await act(async () => result.current.open(() => '2026-11-27'))
    expect(result.current).toMatchObject({ failed: false, opened: { at: '2026-11-27' } })
  })
})
