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
  draw: (options) => <Group {...options} />,
}

function Group({ legend, html, describedBy }: FieldsetOptions) {
  return (
    <Form store={useForm()}>
      <FieldGroup name="address" legend={drawLabel(legend)} aria-describedby={describedBy}>
        {draw({ html })}
      </FieldGroup>
    </Form>
  )
}
