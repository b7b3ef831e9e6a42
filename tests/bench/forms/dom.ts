import { expose, labelOf, nameOf, root } from './bench'
import { addField, hideError, showError } from './domField'

// By hand: values in a map, a rule on submission, words at the field.
const values = new Map<string, string>()

expose({
  mount(count) {
    const form = document.createElement('form')
    form.noValidate = true
    const body = form.appendChild(document.createElement('div'))
    const fields = Array.from({ length: count }, (_, index) => addQuestion(body, index))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const rejected = fields.filter((field) => !values.get(field.control.name))
      for (const field of rejected) showError(field)
      rejected[0]?.control.focus()
    })
    root().append(form)
  },
  unmount: () => root().replaceChildren(),
})

function addQuestion(body: HTMLElement, index: number) {
  const field = addField(body, `field-${index}`, nameOf(index), labelOf(index))
  const { control, frame } = field
  values.set(control.name, '')
  control.addEventListener('input', () => {
    values.set(control.name, control.value)
    if (control.value && 'invalid' in frame.dataset) hideError(field)
  })
  return field
}
