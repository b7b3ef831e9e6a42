import { useFieldArray, useForm } from 'react-hook-form'
import { required } from '../forms/bench'
import { drawField } from '../forms/drawField'
import { exposeReact } from '../forms/exposeReact'
import { from, type Line, linesOf, newLine, parts, to } from './bench'
import { drawGroup, drawList } from './drawList'

function Lines({ count }: { count: number }) {
  const { register, control, formState } = useForm<{ lines: Line[] }>({
    defaultValues: { lines: linesOf(count) },
  })
  const { fields, append, move, remove } = useFieldArray({ control, name: 'lines' })
  const { errors } = formState
  const groups = fields.map(({ id }, index) => {
    const inputs = parts.map(({ part, label }) =>
      drawField(
        `${id}-${part}`,
        label,
        errors.lines?.[index]?.[part]?.message,
        register(`lines.${index}.${part}`, { required }),
      ),
    )
    return drawGroup(id, index, inputs, () => remove(index))
  })
  return (
    <form noValidate>
      <div>{drawList({ groups, add: () => append(newLine), move: () => move(from, to) })}</div>
    </form>
  )
}

exposeReact((count) => <Lines count={count} />)
