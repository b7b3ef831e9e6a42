import { FieldGroup } from '../../../src/form/FieldGroup'
import { Form } from '../../../src/form/Form'
import { useForm } from '../../../src/form/useForm'
import { draw, drawLabel } from '../fieldProps'
import type { Label, Mapping } from '../Mapping'

interface FieldsetOptions {
  readonly legend: Label
  readonly html?: string
  readonly describedBy?: string
}

export const fieldset: Mapping<FieldsetOptions> = {
  // A `<fieldset>` is a group, and stays one.
  leftOut: ['role'],
  draw: (options) => <Group options={options} />,
}

function Group({ options: { legend, html, describedBy } }: { options: FieldsetOptions }) {
  return (
    <Form store={useForm()}>
      <FieldGroup name="address" legend={drawLabel(legend)} aria-describedby={describedBy}>
        {draw({ html })}
      </FieldGroup>
    </Form>
  )
}
