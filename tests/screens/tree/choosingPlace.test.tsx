import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { ReferenceTarget } from '../../../src/components/useReference'
import { memorySource } from '../../../src/data'
import { MoveDialog, type MoveDialogProps } from '../../../src/screens/tree/MoveDialog'
import { defineEntity, integer, reference, text } from '../../../src/spec'
import { withRoom } from '../withRoom'

const team = defineEntity({
  name: 'team',
  labels: ['Team', 'Teams'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text({ required: true }), parent: reference('team') },
})

withRoom()
afterEach(cleanup)

function draw(source: ReferenceTarget['source'], onMove: MoveDialogProps['onMove'] = () => {}) {
  render(
    <MoveDialog
      record={{ id: 1, name: 'Bees' }}
      target={{ entity: team, source }}
      getParent={() => undefined}
      getTitle={(record) => (record as { name: string }).name}
      getReason={() => undefined}
      onMove={onMove}
      onClose={() => {}}
    />,
  )
}

it('asks the source for the place that is chosen, and never for a text that is typed', async () => {
  const source = memorySource(team, [
    { id: 1, name: 'Bees' },
    { id: 2, name: 'Wasps' },
  ])
  const asked = [vi.spyOn(source, 'get'), vi.spyOn(source, 'getMany')]
  const onMove = vi.fn()
  draw(source, onMove)
  const box = await screen.findByRole('combobox')
  await userEvent.type(box, 'Was')
  const option = await screen.findByRole('option', { name: 'Wasps' })
  expect(asked.flatMap((call) => call.mock.calls.flatMap(([ids]) => ids))).toEqual([])
  fireEvent.click(option)
  fireEvent.click(screen.getByRole('button', { name: 'Move' }))
  await waitFor(() =>
    expect(onMove).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ id: 2, name: 'Wasps' })),
  )
})

it('says of no place that it is gone, neither while it is typed nor once it is chosen', async () => {
  const source = memorySource(team, [
    { id: 1, name: 'Bees' },
    { id: 2, name: 'Wasps' },
  ])
  source.control.delay = 20
  const said: string[] = []
  const watch = new MutationObserver(() => {
    const words = /[^.]*no longer there[^.]*/.exec(document.body.textContent)
    if (words) said.push(words[0])
  })
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  draw(source)
  const box = await screen.findByRole<HTMLInputElement>('combobox')
  await userEvent.type(box, 'Was', { delay: 60 })
  fireEvent.click(await screen.findByRole('option', { name: 'Wasps' }))
  await waitFor(() => expect(box.value).toBe('Wasps'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  watch.disconnect()
  expect(said).toEqual([])
})
