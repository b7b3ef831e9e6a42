import { type ComponentType, useEffect } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { TextField } from '../../src/fields/TextField'
import { DraftBanner } from '../../src/form/DraftBanner'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import type { FormValues } from '../../src/form/FormStore'
import { SaveBar, type SaveBarProps } from '../../src/form/SaveBar'
import type { Draft } from '../../src/form/useDraft'
import { useForm } from '../../src/form/useForm'
import { StatesSheet } from '../fixtures/StatesSheet'

interface Report extends Pick<SaveBarProps, 'savedAt' | 'onUndo' | 'getLabel'> {
  /** The species as a person has corrected it. */
  written?: string
}

function BirdStrike({ written, ...props }: Report) {
  const form = useForm<FormValues>({ defaultValues: { species: 'Gull' } })
  useEffect(() => {
    if (written !== undefined) form.setValue(['species'], written)
  }, [form, written])
  return (
    <Form store={form}>
      <FormField as={TextField} name="species" label="Species" />
      <SaveBar {...props} store={form}>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </SaveBar>
    </Form>
  )
}

const getLabel = () => 'Species'
const nothing = () => {}

const offer = { savedAt: new Date('2026-05-12T14:03:00'), changedSince: [], leftOut: [], misfits: [] }
const misfits = [
  { label: 'Shore', text: 'north, behind the reeds' },
  { label: 'Weather', text: 'fog' },
]

const draft: Draft = {
  status: 'offered',
  offer: { ...offer, changedSince: ['Species', 'Damage'], leftOut: ['Photos'], misfits },
  openElsewhere: true,
  restore: () => [],
  discard: nothing,
}

const meta = preview.meta({
  title: 'Form/SaveBar/States',
  component: SaveBar as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** A report from being opened to being saved, and the draft of it that an earlier page has left. */
export const Reports = meta.story({
  render: () => (
    <>
      <StatesSheet<Report>
        width="page"
        part=".sw-SaveBar"
        rows={{ bar: { getLabel } }}
        states={{
          rest: {},
          changed: { written: 'Herring gull', onUndo: nothing },
          discarded: { written: 'Herring gull' },
          saved: { savedAt: new Date('2026-05-12T12:04:00') },
        }}
      >
        {(props) => <BirdStrike {...props} />}
      </StatesSheet>
      <StatesSheet<{ draft: Draft }>
        width="page"
        part=".sw-DraftBanner"
        rows={{ draft: { draft } }}
        states={{
          offered: {},
          'restored in part': { draft: { ...draft, status: 'restored', offer: { ...offer, misfits } } },
          'not kept': { draft: { ...draft, status: 'notKept', offer: undefined } },
        }}
      >
        {(props) => <DraftBanner {...props} />}
      </StatesSheet>
    </>
  ),
  play: async ({ canvas }) => {
    const bar = (state: string) => canvas.getByRole('group', { name: `bar, ${state}` })
    const discard = within(bar('discarded')).getByRole('button', { name: 'Discard changes' })
    await userEvent.click(discard)
    await expect(within(bar('discarded')).getByRole('button', { name: 'Bring changes back' })).toBeVisible()
    await expect(within(bar('changed')).getByText('Changed: Species')).toBeVisible()
    const ink = (state: string) => getComputedStyle(bar(state).querySelector('.sw-SaveBar-text')!).color
    await expect(ink('changed')).not.toBe(ink('rest'))
  },
})
