import { FieldError } from 'react-aria-components/FieldError'
import { Form } from 'react-aria-components/Form'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextField } from 'react-aria-components/TextField'
import { description, labelOf, nameOf, required } from './bench'
import { sign } from './drawField'
import { exposeReact } from './exposeReact'

// The browser's own constraints, as its documentation shows first.
function Questions({ count }: { count: number }) {
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <div>
        {Array.from({ length: count }, (_, index) => (
          <TextField key={index} name={nameOf(index)} isRequired className="sw-Field sw-TextField">
            <Label className="sw-Field-label">{labelOf(index)}</Label>
            <Text slot="description" elementType="div" className="sw-Field-description">
              {description}
            </Text>
            <Input className="sw-Field-control" />
            <FieldError elementType="div" className="sw-Field-message" data-tone="error">
              {sign}
              <span>{required}</span>
            </FieldError>
          </TextField>
        ))}
      </div>
    </Form>
  )
}

exposeReact((count) => <Questions count={count} />)
