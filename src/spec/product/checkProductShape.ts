import { fail } from '../../internal/developerMessages'
import { own } from '../../internal/own'
import { isPlainObject } from '../values/ownValue'
import {
  aNumber,
  aText,
  aTextOrNumber,
  listOf,
  recordOf,
  oneOf,
  objectWith,
  type Shape,
  shown,
  textForPeople,
  yesOrNo,
} from './shape'

/** Throw for a product that is not written as one. Whether it makes sense is for `checkProduct` to say. */
export function checkProductShape(declaration: unknown): void {
  const mistake = product(declaration, 'the product')
  if (mistake !== undefined) {
    fail(`In defineProduct(), ${mistake.replace('the product.', '')}. No screen can be made of it so.`)
  }
}

const path: Shape = (value, place) =>
  typeof value === 'string' && value.startsWith('/')
    ? undefined
    : `${place} is ${shown(value)}. Write a path that starts with a slash, like “/invoices/:id”`

const entity: Shape = (value, place) =>
  isPlainObject(value) && Object.hasOwn(value, '~standard') && Array.isArray(value['fieldNames'])
    ? undefined
    : `${place} is ${isPlainObject(value) ? 'no entity' : shown(value)}. Make it with defineEntity()`

const entities: Shape = (value, place) => {
  const mistake = listOf(entity)(value, place)
  if (mistake !== undefined) return mistake
  const names = (value as readonly { readonly name: string }[]).map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  return twice === undefined ? undefined : `${place} has two entities named “${twice}”. Give one another name`
}

const call: Shape = (value, place) =>
  value === true || typeof value === 'function'
    ? undefined
    : `${place} is ${shown(value)}. Write a function or true, or leave it out if the product cannot do it`

const CALLS = ['list', 'get', 'create', 'update', 'remove', 'subscribe']

/** A source may have more than its calls: only these are looked at, also where a class has them. */
const calls: Shape = (value, place) => {
  if (!isPlainObject(value)) return `${place} is ${shown(value)}. Write a source, or { list: true }`
  const wrong = CALLS.filter((name) => value[name] !== undefined).map((name) =>
    call(value[name], `${place}.${name}`),
  )
  const mistake = wrong.find((one) => one !== undefined)
  if (mistake !== undefined) return mistake
  const { can } = value
  if (can === undefined || isPlainObject(can)) return undefined
  return `${place}.can is ${shown(can)}. Write it in curly brackets`
}

const status: Shape = (value, place) =>
  Number.isInteger(value) && (value as number) >= 100 && (value as number) < 600
    ? undefined
    : `${place} is ${shown(value)}. Write a status of HTTP, like 422`

const aCount: Shape = (value, place) =>
  Number.isInteger(value) && (value as number) > 0
    ? undefined
    : `${place} is ${shown(value)}. Write a whole number from 1 on`

/** That a condition asks for something that is there is for `checkProduct` to say. */
const condition: Shape = (value, place) =>
  isPlainObject(value) || Array.isArray(value)
    ? undefined
    : `${place} is ${shown(value)}. Write a condition, like { status: 'open' }`

const everyWidget = { title: textForPeople, filter: condition }
const periods = ['week', 'month', 'year']
const widgets: Readonly<Record<string, Shape>> = {
  fact: objectWith(
    { shows: aText, entity: aText },
    { ...everyWidget, by: aText, sum: aText, period: oneOf(...periods), calendar: yesOrNo },
  ),
  trend: objectWith(
    { shows: aText, entity: aText, by: aText },
    {
      ...everyWidget,
      sum: aText,
      period: oneOf('day', ...periods),
      last: aCount,
      variant: oneOf('line', 'area', 'bars'),
    },
  ),
  breakdown: objectWith({ shows: aText, entity: aText, by: aText }, { ...everyWidget, sum: aText }),
  list: objectWith(
    { shows: aText, entity: aText },
    {
      ...everyWidget,
      fields: listOf(aText),
      sort: listOf(objectWith({ field: aText, direction: oneOf('ascending', 'descending') }, {})),
      limit: aCount,
    },
  ),
}

/** A widget is of the shape of what it shows. */
const widget: Shape = (value, place) => {
  if (!isPlainObject(value)) return `${place} is ${shown(value)}. Write it in curly brackets`
  const { shows } = value
  const shape = typeof shows === 'string' ? own(widgets, shows) : undefined
  return shape ? shape(value, place) : oneOf(...Object.keys(widgets))(shows, `${place}.shows`)
}

const product = objectWith(
  {},
  {
    purpose: objectWith({ does: textForPeople }, { for: listOf(textForPeople) }),
    screens: recordOf(
      objectWith(
        { path },
        {
          shows: oneOf(
            'list',
            'detail',
            'form',
            'import',
            'status',
            'compare',
            'wizard',
            'search',
            'calendar',
            'board',
            'tree',
            'overview',
            'settings',
            'specification',
            'trash',
            'history',
            'notifications',
            'people',
          ),
          entity: aText,
          record: aTextOrNumber,
          title: textForPeople,
          group: textForPeople,
          roles: listOf(aText),
          presentation: oneOf('page', 'drawer', 'dialog', 'peek', 'beside'),
          parent: aText,
          roleField: aText,
          dates: objectWith({}, { start: aText, end: aText, columns: aText }),
          widgets: recordOf(widget),
        },
      ),
    ),
    entities,
    roles: recordOf(objectWith({}, { label: textForPeople, description: textForPeople, start: aText })),
    calls: recordOf(calls),
    errors: recordOf(
      objectWith(
        {
          title: textForPeople,
          place: oneOf('field', 'form', 'screen', 'toast'),
          next: oneOf('fix', 'retry', 'signIn', 'reloadAndCompare', 'askForAccess', 'giveUp'),
        },
        { type: aText, message: textForPeople, field: aText, status },
      ),
    ),
    limits: recordOf(
      objectWith({ value: aNumber }, { unit: aText, label: textForPeople, description: textForPeople }),
    ),
  },
)
