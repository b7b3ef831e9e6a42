import { useForm } from '@tanstack/react-form'
import { required } from '../forms/bench'
import { drawField } from '../forms/drawField'
import { exposeReact } from '../forms/exposeReact'
import { from, linesOf, newLine, parts, to } from './bench'
import { drawGroup, drawList } from './drawList'

// As its documentation writes it, with the index as key.
function Lines({ count }: { count: number }) {
  const form = useForm({ defaultValues: { lines: linesOf(count) } })
  const drawPart = (index: number, part: 'what' | 'note', label: string) => (
    <form.Field
      key={part}
      name={`lines[${index}].${part}`}
      validators={{ onChange: ({ value }) => (value ? undefined : required) }}
    >
      {({ name, state, handleBlur, handleChange }) => {
        const { isTouched, isValid, errors } = state.meta
        return drawField(name, label, isTouched && !isValid ? errors.join(', ') : undefined, {
          name,
          value: state.value,
          onBlur: handleBlur,
          onChange: (event) => handleChange(event.target.value),
        })
      }}
    </form.Field>
  )
  return (
    <form noValidate>
      <div>
        <form.Field name="lines" mode="array">
          {({ state, pushValue, moveValue, removeValue }) =>
            drawList({
              groups: state.value.map((_, index) =>
                drawGroup(
                  index,
                  index,
                  parts.map(({ part, label }) => drawPart(index, part, label)),
                  () => removeValue(index),
                ),
              ),
              add: () => pushValue(newLine),
              move: () => moveValue(from, to),
            })
          }
        </form.Field>
      </div>
    </form>
  )
}

exposeReact((count) => <Lines count={count} />)
