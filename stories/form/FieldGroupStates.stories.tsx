import preview from '#.storybook/preview'
import { type ComponentType, useState } from 'react'
import { expect } from 'storybook/test'
import { TextField } from '../../src/fields/TextField'
import { createForm } from '../../src/form/createForm'
import { FieldGroup, type FieldGroupProps } from '../../src/form/FieldGroup'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import type { FormValues } from '../../src/form/FormStore'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Form/FieldGroup/States',
  component: FieldGroup as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

function Group(props: FieldGroupProps) {
  const [form] = useState(() => {
    const store = createForm<FormValues>({
      defaultValues: { right: { city: 'Boise' }, wrong: { city: 'Reno' } },
    })
    const message = 'Enter an address in Idaho'
    store.setIssues([
      { path: ['wrong'], rule: 'validate', params: {}, severity: 'error', source: 'server', message },
    ])
    return store
  })
  return (
    <Form store={form}>
      <FieldGroup {...props}>
        <FormField as={TextField} name="city" label="City" />
      </FieldGroup>
    </Form>
  )
}

/** A group as it is filled in, optional, and rejected as a whole. */
export const FieldGroups = meta.story({
  render: () => (
    <StatesSheet<FieldGroupProps>
      width="field"
      part=".sw-FieldGroup-legend"
      rows={{ group: { name: 'right', legend: 'Address', description: 'By day.' } }}
      // The legend of an item takes the focus when it is new.
      states={{ rest: {}, focus: {}, optional: { required: false }, invalid: { name: 'wrong' } }}
    >
      {(props) => <Group {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const line = (state: string) => {
      const cell = canvas.getByRole('group', { name: `group, ${state}` })
      return getComputedStyle(cell.querySelector('.sw-FieldGroup-fields')!).borderInlineStartColor
    }
    await expect(line('invalid')).not.toBe(line('rest'))
  },
})
