import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LateModal } from '../../src/components/lateModal'
import { LeaveDialog } from '../../src/form/LeaveDialog'
import type { LeaveGuard } from '../../src/form/useLeaveGuard'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function guardOf(more: Partial<LeaveGuard> = {}): LeaveGuard {
  return { asks: true, asking: true, saving: false, onStay: vi.fn(), onLeave: vi.fn(), ask: vi.fn(), ...more }
}

it('lets the browser ask, where the question cannot be loaded, so that a form can be left without a network', async () => {
  vi.spyOn(LateModal, 'isLoaded').mockReturnValue(false)
  vi.spyOn(LateModal, 'preload').mockResolvedValue()
  const ask = vi.fn<typeof confirm>().mockReturnValueOnce(true).mockReturnValueOnce(false)
  vi.stubGlobal('confirm', ask)
  const leaving = guardOf()
  const { rerender } = render(<LeaveDialog guard={leaving} />)
  await waitFor(() => expect(leaving.onLeave).toHaveBeenCalledOnce())
  expect(ask).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Leave without saving\?\n\n.+/))
  expect(screen.queryByText('This could not be loaded')).toBeNull()

  rerender(<LeaveDialog guard={guardOf({ asking: false })} />)
  const staying = guardOf()
  rerender(<LeaveDialog guard={staying} />)
  await waitFor(() => expect(staying.onStay).toHaveBeenCalledOnce())
  expect(staying.onLeave).not.toHaveBeenCalled()
})
