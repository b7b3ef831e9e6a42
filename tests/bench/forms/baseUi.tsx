import { Field } from '@base-ui/react/field'
import { Form } from '@base-ui/react/form'
import { description, labelOf, nameOf, required } from './bench'
import { sign } from './drawField'
import { exposeReact } from './exposeReact'

// The browser's own constraints, as its documentation shows first.
function Questions({ count }: { count: number }) {
  return (
    <Form onFormSubmit={() => {}}>
      <div>
        {Array.from({ length: count }, (_, index) => (
          <Field.Root key={index} name={nameOf(index)} className="sw-Field sw-TextField">
            <Field.Label className="sw-Field-label">{labelOf(index)}</Field.Label>
            <Field.Description className="sw-Field-description" render={<div />}>
              {description}
            </Field.Description>
            <Field.Control className="sw-Field-control" type="text" required />
            <Field.Error className="sw-Field-message" data-tone="error" match="valueMissing">
              {sign}
              <span>{required}</span>
            </Field.Error>
          </Field.Root>
        ))}
      </div>
    </Form>
  )
}

exposeReact((count) => <Questions count={count} />)
