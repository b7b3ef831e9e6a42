import { useEffect } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { TextField } from '../../src/fields/TextField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { SaveBar, type SaveBarProps } from '../../src/form/SaveBar'
import type { FormValues } from '../../src/form/FormStore'
import { useForm } from '../../src/form/useForm'

const labels: Readonly<Record<string, string>> = {
  airport: 'Airport',
  species: 'Species',
  operator: 'Operator',
  aircraft: 'Aircraft',
  speed: 'Speed',
}

interface ReportProps extends Omit<SaveBarProps, 'store' | 'children'> {
  /** The values that a person has written already. */
  written?: Readonly<Record<string, string>>
}

function Report({ written = {}, ...props }: ReportProps) {
  const form = useForm<FormValues>({
    defaultValues: { airport: 'KDEN', species: 'Gull', operator: 'Frontier Airlines' },
  })
  useEffect(() => {
    for (const [name, value] of Object.entries(written)) form.setValue([name], value)
  }, [form, written])
  return (
    <div style={{ inlineSize: '36rem', maxInlineSize: '100%' }}>
      <Form store={form} aria-label="Bird strike">
        {Object.entries(labels).map(([name, label]) => (
          <FormField key={name} as={TextField} name={name} label={label} />
        ))}
        <SaveBar {...props} store={form}>
          <Button type="submit" variant="primary">
            Save
          </Button>
          <Button variant="quiet" href="#list">
            Back
          </Button>
        </SaveBar>
      </Form>
    </div>
  )
}

const meta = preview.meta({
  title: 'Form/SaveBar',
  component: Report,
  args: { getLabel: (name) => labels[name] },
})

/** A report is open and nothing is written yet. */
export const NoChanges = meta.story({
  name: 'No changes',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No changes')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Discard changes' })).toBeNull()
    // Focus scrolls a control to above the bar, and not behind it.
    const bar = canvas.getByText('No changes').parentElement!
    const { scrollMarginBlockEnd } = getComputedStyle(canvas.getByLabelText('Airport'))
    await expect(parseFloat(scrollMarginBlockEnd)).toBeGreaterThanOrEqual(bar.offsetHeight)
  },
})

/** Two answers are corrected. They can be discarded, and discarding can be taken back. */
export const ChangesNamed = meta.story({
  name: 'Changes, named',
  args: { written: { species: 'Herring gull', speed: '140' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Changed: Species and Speed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }))
    await expect(canvas.getByRole('textbox', { name: 'Species' })).toHaveValue('Gull')
    await expect(canvas.getByText('Changes discarded', { selector: 'p' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bring changes back' }))
    await expect(canvas.getByRole('textbox', { name: 'Species' })).toHaveValue('Herring gull')
    await expect(canvas.getByText('Changed: Species and Speed')).toBeVisible()
  },
})

/** So many that names would be a list to read. */
export const ChangesCounted = meta.story({
  name: 'Changes, counted',
  args: {
    written: { airport: 'KLGA', species: 'Canada goose', operator: 'US Airways', speed: '220' },
    onUndo: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('4 fields changed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
})

/** Saved a moment ago. */
export const Saved = meta.story({
  args: { savedAt: new Date('2026-05-12T12:04:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Saved 12:04/)).toBeVisible()
  },
})

/** In a window that is lower than the form the bar stays at its end, and a control that takes the focus stops above it. */
export const LongForm = meta.story({
  name: 'Longer than the window',
  args: { written: { species: 'Herring gull' } },
  decorators: [
    (Story) => (
      <section style={{ blockSize: '20rem', overflowY: 'auto' }} aria-label="Window">
        <Story />
      </section>
    ),
  ],
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    const edge = canvas.getByRole('region', { name: 'Window' }).getBoundingClientRect()
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(edge.bottom)
  },
})
