import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { memorySource } from '../../../src/data'
import { MoveDialog } from '../../../src/screens/tree/MoveDialog'
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
  render(
    <MoveDialog
      record={{ id: 1, name: 'Bees' }}
      target={{ entity: team, source }}
      getParent={() => undefined}
      getTitle={(record) => (record as { name: string }).name}
      getReason={() => undefined}
      onMove={() => {}}
      onClose={() => {}}
    />,
  )
  const box = await screen.findByRole<HTMLInputElement>('combobox')
  await userEvent.type(box, 'Was', { delay: 60 })
  fireEvent.click(await screen.findByRole('option', { name: 'Wasps' }))
  await waitFor(() => expect(box.value).toBe('Wasps'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  watch.disconnect()
  expect(said).toEqual([])
})
