import { type CSSProperties, useEffect } from 'react'
import { Button } from '../../src/components/Button'
import { EmptyState } from '../../src/components/EmptyState'
import { Link } from '../../src/components/Link'
import { PageHeader } from '../../src/components/PageHeader'
import { toast } from '../../src/components/toasts'
import type { WritableSource } from '../../src/data/DataSource'
import { CheckboxField } from '../../src/fields/CheckboxField'
import { TextField } from '../../src/fields/TextField'
import { EntityFields } from '../../src/form/EntityFields'
import { Form } from '../../src/form/Form'
import { InlineEdit } from '../../src/form/InlineEdit'
import { useEntityForm } from '../../src/form/useEntityForm'
import { ListTransition } from '../../src/motion/ListTransition'
import { useBrowserRouter } from '../../src/screens/app/useBrowserRouter'
import { useListScreen } from '../../src/screens/list/useListScreen'
import { type RecordWrites, useRecordWrites } from '../../src/screens/product/useRecordWrites'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import type { RecordOf } from '../../src/spec/entities/Entity'
import { boolean, integer, text } from '../../src/spec/fields/fields'

export const todo = defineEntity({
  name: 'todo',
  labels: ['To-do', 'To-dos'],
  id: 'id',
  title: 'title',
  fields: {
    id: integer({ readOnly: true }),
    title: text({
      label: 'What needs to be done?',
      noun: 'what needs to be done',
      required: true,
      maxLength: 200,
    }),
    done: boolean({ default: false }),
  },
})

export type Todo = RecordOf<typeof todo>

const places = [
  { path: '/', label: 'All', shows: () => true },
  { path: '/active', label: 'Active', shows: (one: Todo) => !one.done },
  { path: '/completed', label: 'Completed', shows: (one: Todo) => one.done === true },
]

export interface TodosProps {
  source: WritableSource<Todo>
  /** The path below which the app stands. */
  base?: string
}

/** A list of things to do, as TodoMVC describes it: each has an address by what it shows, and stays after a reload. */
export function Todos({ source, base }: TodosProps) {
  const router = useBrowserRouter({ base })
  const list = useListScreen({ entity: todo, source })
  const { create, update, remove } = useRecordWrites(todo, source)
  const { rowCount, getRow, onRangeChange } = list
  useEffect(() => onRangeChange(0, rowCount), [onRangeChange, rowCount])
  const all = Array.from({ length: rowCount }, (_, index) => getRow(index)).filter((one) => one !== undefined)
  const left = all.filter((one) => !one.done)
  const place = places.find(({ path }) => path === router.location) ?? places[0]!
  const tick = (some: readonly Todo[], done: boolean) =>
    said(some.filter((one) => (one.done ?? false) !== done).map((one) => update?.(one, { done })))
  const clear = (some: readonly Todo[]) => said(some.map((one) => remove?.(one)))

  return (
    <main style={page}>
      <PageHeader title="To do" />
      <NewTodo create={create} />
      {list.status === 'empty' && (
        <EmptyState title="Nothing to do yet">Write the first thing above.</EmptyState>
      )}
      {all.length > 0 && (
        <>
          <CheckboxField
            label="All are done"
            value={left.length === 0}
            indeterminate={left.length > 0 && left.length < all.length}
            onValueChange={(done) => void tick(all, done)}
          />
          <ListTransition aria-label="To-dos" items={all.filter(place.shows)} getItemKey={(one) => one.id}>
            {(one) => (
              <div style={row}>
                <CheckboxField
                  label={<span className="sw-VisuallyHidden">{one.title} is done</span>}
                  value={one.done ?? false}
                  onValueChange={(done) => void tick([one], done)}
                  style={{ marginBlockEnd: 6 }}
                />
                <InlineEdit
                  as={TextField}
                  label="To-do"
                  value={one.title}
                  saveOnBlur
                  onSave={async (typed) => {
                    const title = typed.trim()
                    await (title ? update?.(one, { title }) : remove?.(one))
                  }}
                />
                <Button variant="quiet" style={toTheEdge} onClick={() => void clear([one])}>
                  Remove
                </Button>
              </div>
            )}
          </ListTransition>
          <footer style={foot}>
            <span role="status">{left.length === 1 ? '1 item left' : `${left.length} items left`}</span>
            <nav aria-label="Shown" style={{ display: 'flex', gap: 16 }}>
              {places.map(({ path, label }) => (
                <Link
                  key={path}
                  href={router.createHref?.(path) ?? path}
                  aria-current={path === place.path ? 'page' : undefined}
                >
                  {label}
                </Link>
              ))}
            </nav>
            {left.length < all.length && (
              <Button
                variant="quiet"
                style={toTheEdge}
                onClick={() => void clear(all.filter((one) => one.done))}
              >
                Clear completed
              </Button>
            )}
          </footer>
        </>
      )}
    </main>
  )
}

/** Where the next one is written: Enter keeps it, and the field is empty for another. */
function NewTodo({ create }: Pick<RecordWrites<Todo>, 'create'>) {
  const form = useEntityForm(todo, {
    async onSubmit({ title }) {
      await create?.({ title: title.trim() })
      form.reset()
    },
  })
  return (
    <Form store={form}>
      <EntityFields entity={todo} names={['title']} />
    </Form>
  )
}

/** Say in a toast that a change was not stored. */
async function said(changes: readonly (Promise<unknown> | undefined)[]): Promise<void> {
  const outcomes = await Promise.allSettled(changes.filter((one) => one !== undefined))
  if (outcomes.some(({ status }) => status === 'rejected')) toast('Not everything was stored. Try again.')
}

const page: CSSProperties = {
  maxInlineSize: '36rem',
  marginInline: 'auto',
  padding: 24,
  display: 'grid',
  gap: 20,
}
const row: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'center',
}
/** A quiet button has no edge: its words end where the others do. */
const toTheEdge: CSSProperties = {
  marginInline: 'calc(-1 * var(--sw-control-padding) - 3px)',
  justifySelf: 'end',
}
/** The count and the choice keep together where "Clear completed" takes a line of its own. */
const foot: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 40,
  fontSize: 'var(--sw-text-14)',
}
