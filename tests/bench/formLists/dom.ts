import { expose, root } from '../forms/bench'
import { addField } from '../forms/domField'
import { from, type Line, lineOf, newLine, parts, to } from './bench'

// By hand: the order is that of the page, and a group that moves is one node that moves.
const values = new Map<Element, Line>()
let made = 0

expose({
  mount(count) {
    const form = document.createElement('form')
    form.noValidate = true
    const list = form
      .appendChild(document.createElement('div'))
      .appendChild(document.createElement('fieldset'))
    list.className = 'sw-FieldGroup sw-FieldRepeater'
    const legend = list.appendChild(document.createElement('legend'))
    legend.className = 'sw-FieldGroup-legend'
    legend.textContent = 'Lines'
    const groups = list.appendChild(document.createElement('ol'))
    groups.className = 'sw-FieldRepeater-items'
    for (let index = 0; index < count; index++) addGroup(groups, lineOf(index))
    number(groups, 0)
    const actions = list.appendChild(document.createElement('div'))
    actions.className = 'sw-FieldRepeater-actions'
    addButton(actions, 'sw-FieldRepeater-add', 'Add line', () => {
      const group = addGroup(groups, newLine)
      number(groups, groups.children.length - 1)
      group.querySelector('input')?.focus()
    })
    addButton(actions, 'bench-move', 'Move', () => {
      groups.insertBefore(groups.children[from]!, groups.children[to + 1] ?? null)
      number(groups, from)
    })
    root().append(form)
  },
  unmount: () => root().replaceChildren(),
})

function addGroup(groups: HTMLElement, line: Line): HTMLElement {
  const group = groups.appendChild(document.createElement('li'))
  const item = group.appendChild(document.createElement('div'))
  item.className = 'sw-FieldRepeater-item'
  item.role = 'group'
  item.dataset.heading = 'true'
  item.appendChild(document.createElement('div')).className = 'sw-FieldRepeater-heading'
  addButton(item, 'sw-FieldRepeater-remove', 'Remove', () => {
    const next = group.nextElementSibling
    group.remove()
    values.delete(group)
    if (next) number(groups, [...groups.children].indexOf(next))
  })
  const fields = item.appendChild(document.createElement('div'))
  fields.className = 'sw-FieldRepeater-fields'
  const id = `line-${made++}`
  values.set(group, { ...line })
  for (const { part, label } of parts) {
    const { control } = addField(fields, `${id}-${part}`, `${id}-${part}`, label)
    control.value = line[part]
    control.addEventListener('input', () => {
      values.get(group)![part] = control.value
    })
  }
  return group
}

/** Number the groups anew from this one on. */
function number(groups: HTMLElement, first: number): void {
  for (let index = first; index < groups.children.length; index++) {
    const item = groups.children[index]!.firstElementChild!
    const label = `Line ${index + 1}`
    if (item.ariaLabel === label) return
    item.ariaLabel = label
    item.children[0]!.textContent = label
    item.children[1]!.ariaLabel = `Remove ${label}`
  }
}

function addButton(parent: HTMLElement, className: string, text: string, press: () => void): void {
  const button = parent.appendChild(document.createElement('button'))
  button.type = 'button'
  button.className = `sw-Button ${className}`
  button.textContent = text
  button.addEventListener('click', press)
}
