import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm as useTanStackForm } from '@tanstack/react-form'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm as useHookForm } from 'react-hook-form'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NumberField } from '../../src/fields/NumberField'
import { TextField } from '../../src/fields/TextField'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import type { DraftOf } from '../../src/spec/entities/Entity'
import { integer, text } from '../../src/spec/fields/fields'

const strike = defineEntity({
  name: 'strike',
  labels: ['Bird strike', 'Bird strikes'],
  id: 'reportId',
  fields: {
    reportId: text({ readOnly: true }),
    airport: text({ label: 'Airport', required: true }),
    speed: integer({ label: 'Speed', min: 0, max: 600 }),
  },
})
type Draft = DraftOf<typeof strike>

const start: Draft = { airport: '', speed: null }

afterEach(() => {
  document.body.replaceChildren()
})

/** Take the same steps in both: send too little, read why, correct it, send it. */
async function sendAndCorrect(sent: ReturnType<typeof vi.fn>) {
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: /Speed/ }), '900')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(screen.getByText('Enter airport')).toBeTruthy())
  expect(screen.getByText('Enter speed as 600 or less')).toBeTruthy()
  expect(sent).not.toHaveBeenCalled()
  await user.type(screen.getByRole('textbox', { name: /Airport/ }), 'KDEN')
  await user.clear(screen.getByRole('textbox', { name: /Speed/ }))
  await user.type(screen.getByRole('textbox', { name: /Speed/ }), '140')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ airport: 'KDEN', speed: 140 }))
}

describe('an entity is a Standard Schema', () => {
  it('validates a TanStack Form as it is', async () => {
    const sent = vi.fn()
    function Report() {
      const form = useTanStackForm({
        defaultValues: start,
        validators: { onSubmit: strike },
        onSubmit: ({ value }) => sent(value),
      })
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void form.handleSubmit()
          }}
          noValidate
        >
          <form.Field name="airport">
            {({ state, handleChange, handleBlur }) => (
              <TextField
                label="Airport"
                value={state.value ?? ''}
                onValueChange={handleChange}
                onBlur={handleBlur}
                error={state.meta.errors[0]?.message}
              />
            )}
          </form.Field>
          <form.Field name="speed">
            {({ state, handleChange, handleBlur }) => (
              <NumberField
                label="Speed"
                value={state.value ?? null}
                onValueChange={handleChange}
                onBlur={handleBlur}
                error={state.meta.errors[0]?.message}
              />
            )}
          </form.Field>
          <button type="submit">Send report</button>
        </form>
      )
    }
    render(<Report />)
    await sendAndCorrect(sent)
  })

  it('validates a react-hook-form through its resolver for Standard Schemas', async () => {
    const sent = vi.fn()
    function Report() {
      const { handleSubmit, setValue, formState, register } = useHookForm({
        defaultValues: start,
        resolver: standardSchemaResolver(strike),
      })
      register('airport')
      register('speed')
      return (
        <form onSubmit={handleSubmit((values) => sent(values))} noValidate>
          <TextField
            label="Airport"
            onValueChange={(value) => setValue('airport', value)}
            error={formState.errors.airport?.message}
          />
          <NumberField
            label="Speed"
            onValueChange={(value) => setValue('speed', value)}
            error={formState.errors.speed?.message}
          />
          <button type="submit">Send report</button>
        </form>
      )
    }
    render(<Report />)
    await sendAndCorrect(sent)
  })
})
