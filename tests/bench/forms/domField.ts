import { description, required, signMarkup } from './bench'

const sign = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
sign.setAttribute('class', 'sw-Field-sign')
sign.setAttribute('viewBox', '0 0 24 24')
sign.setAttribute('aria-hidden', 'true')
sign.innerHTML = signMarkup

export interface DomField {
  control: HTMLInputElement
  frame: HTMLElement
}

/** The same markup and the same behaviour by hand. */
export function addField(body: HTMLElement, id: string, name: string, text: string): DomField {
  const frame = body.appendChild(document.createElement('div'))
  frame.className = 'sw-Field sw-TextField'
  const label = frame.appendChild(document.createElement('label'))
  label.className = 'sw-Field-label'
  label.htmlFor = id
  label.textContent = text
  const hint = frame.appendChild(document.createElement('div'))
  hint.className = 'sw-Field-description'
  hint.id = `${id}-description`
  hint.textContent = description
  const control = frame.appendChild(document.createElement('input'))
  control.className = 'sw-Field-control'
  control.id = id
  control.type = 'text'
  control.name = name
  control.setAttribute('aria-describedby', hint.id)
  return { control, frame }
}

export function hideError({ control, frame }: DomField): void {
  frame.lastElementChild?.remove()
  delete frame.dataset.invalid
  control.removeAttribute('aria-invalid')
  control.setAttribute('aria-describedby', `${control.id}-description`)
}

export function showError({ control, frame }: DomField): void {
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
