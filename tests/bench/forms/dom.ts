import { description, expose, labelOf, nameOf, required, root } from './bench'

// The same markup and the same behaviour by hand: values in a map, a rule on submission, words at the field.
const values = new Map<string, string>()

expose({
  mount(count) {
    const form = document.createElement('form')
    form.noValidate = true
    const body = form.appendChild(document.createElement('div'))
    const fields = Array.from({ length: count }, (_, index) => addField(body, index))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const refused = fields.filter((field) => !values.get(field.control.name))
      for (const field of refused) showError(field)
      refused[0]?.control.focus()
    })
    root().append(form)
  },
})

interface Field {
  control: HTMLInputElement
  frame: HTMLElement
}

function addField(body: HTMLElement, index: number): Field {
  const frame = body.appendChild(document.createElement('div'))
  frame.className = 'sw-TextField'
  const label = frame.appendChild(document.createElement('label'))
  label.className = 'sw-TextField-label'
  label.htmlFor = `field-${index}`
  label.textContent = labelOf(index)
  const hint = frame.appendChild(document.createElement('div'))
  hint.className = 'sw-TextField-description'
  hint.id = `field-${index}-description`
  hint.textContent = description
  const control = frame.appendChild(document.createElement('input'))
  control.className = 'sw-TextField-control'
  control.id = `field-${index}`
  control.name = nameOf(index)
  control.setAttribute('aria-describedby', hint.id)
  values.set(control.name, '')
  control.addEventListener('input', () => values.set(control.name, control.value))
  return { control, frame }
}

function showError({ control, frame }: Field): void {
  const error = frame.appendChild(document.createElement('div'))
  error.className = 'sw-TextField-error'
  error.id = `${control.id}-error`
  error.textContent = required
  frame.dataset.invalid = ''
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', `${control.id}-description ${error.id}`)
}
