import { description, expose, labelOf, nameOf, required, root, signMarkup } from './bench'

// The same markup and the same behaviour by hand: values in a map, a rule on submission, words at the field.
const values = new Map<string, string>()
const sign = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
sign.setAttribute('class', 'sw-Field-sign')
sign.setAttribute('viewBox', '0 0 24 24')
sign.setAttribute('aria-hidden', 'true')
sign.innerHTML = signMarkup

expose({
  mount(count) {
    const form = document.createElement('form')
    form.noValidate = true
    const body = form.appendChild(document.createElement('div'))
    const fields = Array.from({ length: count }, (_, index) => addField(body, index))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const rejected = fields.filter((field) => !values.get(field.control.name))
      for (const field of rejected) showError(field)
      rejected[0]?.control.focus()
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
  frame.className = 'sw-Field sw-TextField'
  const label = frame.appendChild(document.createElement('label'))
  label.className = 'sw-Field-label'
  label.htmlFor = `field-${index}`
  label.textContent = labelOf(index)
  const hint = frame.appendChild(document.createElement('div'))
  hint.className = 'sw-Field-description'
  hint.id = `field-${index}-description`
  hint.textContent = description
  const control = frame.appendChild(document.createElement('input'))
  control.className = 'sw-Field-control'
  control.id = `field-${index}`
  control.type = 'text'
  control.name = nameOf(index)
  control.setAttribute('aria-describedby', hint.id)
  values.set(control.name, '')
  const field = { control, frame }
  control.addEventListener('input', () => {
    values.set(control.name, control.value)
    if (control.value && 'invalid' in frame.dataset) hideError(field)
  })
  return field
}

function hideError({ control, frame }: Field): void {
  frame.lastElementChild?.remove()
  delete frame.dataset.invalid
  control.removeAttribute('aria-invalid')
  control.setAttribute('aria-describedby', `${control.id}-description`)
}

function showError({ control, frame }: Field): void {
  const error = frame.appendChild(document.createElement('div'))
  error.className = 'sw-Field-message'
  error.dataset.tone = 'error'
  error.id = `${control.id}-message`
  error.appendChild(sign.cloneNode(true))
  error.appendChild(document.createElement('span')).textContent = required
  frame.dataset.invalid = ''
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', `${control.id}-description ${error.id}`)
}
