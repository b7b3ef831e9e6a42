import { own } from '../../../internal/own'
import { checkWhen } from '../../conditions/checkWhen'
import type { Entity } from '../../entities/Entity'
import type { Field, FieldKind } from '../../fields/Field'
import type { SpecifiedScreen } from '../Product'
import { type SpecifiedWidget, widgetFields } from '../SpecifiedWidget'
import { type Check, error, type Finding, namesIn, warning } from './Finding'

/** Overviews that have nothing to show, and widgets that no source could fill. */
export const checkWidgets: Check = ({ screens = {}, entities = [] }) =>
  Object.entries(screens).flatMap(([name, screen]): readonly Finding[] => {
    const place = `screens.${name}.widgets`
    const widgets = Object.entries(screen.widgets ?? {})
    if (screen.shows === 'overview' && widgets.length === 0) {
      const reason = 'The overview has no widgets, so that it is an empty page.'
      return [error('overview-without-widgets', place, reason, 'Declare some, or remove the screen.')]
    }
    return [
      ...strayWidgets(place, screen),
      ...widgets.flatMap(([key, widget]) => checkWidget(`${place}.${key}`, widget, entities)),
    ]
  })

function strayWidgets(place: string, { shows, widgets }: SpecifiedScreen): readonly Finding[] {
  if (widgets === undefined || shows === 'overview') return []
  const reason = `Only an overview has widgets; this screen shows ${shows === undefined ? 'something else' : `a ${shows}`}.`
  return [warning('widgets-not-drawn', place, reason, 'Write shows: “overview”, or leave them out.')]
}

function checkWidget(
  place: string,
  widget: SpecifiedWidget,
  entities: readonly Entity[],
): readonly Finding[] {
  const entity = entities.find(({ name }) => name === widget.entity)
  if (!entity) {
    const names = entities.map(({ name }) => name)
    const reason = `The widget is about “${widget.entity}”, which is none of the entities.`
    const cure = `Declare the entity, or name ${namesIn(names)}.`
    return [error('unknown-widget-entity', `${place}.entity`, reason, cure)]
  }
  const mistake = widget.filter && checkWhen(widget.filter, entity.fields)
  const unknown = widgetFields(widget).filter(([, name]) => !own(entity.fields, name))
  return [
    ...unknown.map(([at, name]) =>
      error(
        'unknown-widget-field',
        `${place}.${at}`,
        `“${name}” is no field of “${entity.name}”.`,
        `Name ${namesIn(entity.fieldNames)}.`,
      ),
    ),
    ...(mistake === undefined
      ? []
      : [
          error(
            'broken-condition',
            `${place}.filter`,
            `The condition ${mistake}.`,
            'Ask for fields of the entity, in a way that suits their kind.',
          ),
        ]),
    ...unsuited(place, widget, entity),
  ]
}

/** Fields of a kind by which nothing can be counted or added up. */
function unsuited(place: string, widget: SpecifiedWidget, entity: Entity): readonly Finding[] {
  if (widget.shows === 'list') return []
  const code = 'widget-field-of-other-kind'
  const by: Field | undefined = own(entity.fields, widget.by)
  const sum: Field | undefined = own(entity.fields, widget.sum)
  const found: Finding[] = []
  if (by && widget.shows === 'breakdown' && !hasFewValues(by)) {
    const reason = `A breakdown by “${widget.by}”, of kind ${by.kind}, would have a row for nearly each record.`
    found.push(
      error(code, `${place}.by`, reason, 'Name a choice, a yes or no, or a reference to one record.'),
    )
  }
  if (by && widget.shows !== 'breakdown' && by.kind !== 'date' && by.kind !== 'instant') {
    const reason = `“${widget.by}”, of kind ${by.kind}, does not say when a record of “${entity.name}” is.`
    found.push(error(code, `${place}.by`, reason, 'Name a date or an instant.'))
  }
  if (sum && !addable.has(sum.kind)) {
    const reason = `The values of “${widget.sum}”, of kind ${sum.kind}, cannot be added up.`
    found.push(
      error(
        code,
        `${place}.sum`,
        reason,
        'Name a number, an amount or a length of time, or leave it out to count records.',
      ),
    )
  }
  return found
}

const addable: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'integer',
  'number',
  'decimal',
  'money',
  'duration',
])

function hasFewValues(field: Field): boolean {
  if (field.kind === 'reference') return !field.many
  return field.kind === 'choice' || field.kind === 'boolean'
}
