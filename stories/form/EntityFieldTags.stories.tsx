import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { EntityField } from '../../src/form/EntityField'
import { Form } from '../../src/form/Form'
import type { FormValues } from '../../src/form/FormStore'
import { useForm } from '../../src/form/useForm'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { list, text } from '../../src/spec/fields/fields'
import { fieldRules } from '../../src/spec/rules/validate'

const pupil = defineEntity({
  name: 'pupil',
  labels: ['Pupil', 'Pupils'],
  id: 'id',
  fields: {
    id: text({ readOnly: true }),
    allergies: list(text({ maxLength: 20 }), {
      label: 'Allergies',
      description: 'As the parents call them, one after the other.',
      maxItems: 4,
      uniqueItems: true,
      control: 'tags',
    }),
  },
})

interface PupilFormProps {
  allergies: readonly string[]
  onSubmit: (values: FormValues) => void
}

function PupilForm({ allergies, onSubmit }: PupilFormProps) {
  const form = useForm<FormValues>({ rules: fieldRules(pupil), defaultValues: { allergies }, onSubmit })
  return (
    <Form store={form}>
      <EntityField entity={pupil} name="allergies" />
      <Button type="submit" variant="primary">
        Save
      </Button>
    </Form>
  )
}

const meta = preview.meta({
  title: 'Form/EntityField/Tags',
  component: PupilForm,
  args: { allergies: ['Nuts', 'Milk'], onSubmit: fn() },
})

/** The allergies of a child, in the words of its parents: a list of short texts in one box. */
export const Written = meta.story({
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole('textbox', { name: /Allergies/ })
    await userEvent.type(box, 'Bee stings{Enter}')
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ allergies: ['Nuts', 'Milk', 'Bee stings'] }),
        expect.anything(),
      ),
    )
  },
})

/** One of them is too long: the box says so, and has the focus. */
export const Rejected = meta.story({
  args: { allergies: ['Nuts', 'Everything that grows on trees'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const box = await canvas.findByRole('textbox', { name: /Allergies/ })
    await userEvent.click(await canvas.findByRole('link', { name: 'Shorten allergies to 20 characters' }))
    await expect(box).toHaveFocus()
    await expect(box).toHaveAccessibleDescription(/Shorten allergies to 20 characters/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})
