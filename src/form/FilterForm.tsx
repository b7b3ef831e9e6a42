'use client'

import X from 'lucide-react/icons/x'
import { type ReactNode, useCallback, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { Button } from '../components/Button'
import { useAnnounce } from '../internal/announce'
import { classes } from '../internal/classes'
import { FilteringContext } from '../internal/FilteringContext'
import { ValueLabel } from '../components/ValueLabel'
import { useLocaleWith } from '../internal/useLocaleWith'
import { englishSteps } from '../messages/englishSteps'
import { own } from '../internal/own'
import type { RootProps } from '../internal/RootProps'
import { isUnanswered } from '../spec/values/isEmptyValue'
import { controlsInOrder } from './controlsInOrder'
import { focusControl } from './focusControl'
import { Form } from './Form'
import type { FormOptions, FormStore, FormValues } from './FormStore'
import { subscribeValues } from './subscribeValues'
import { useForm } from './useForm'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'

/** One thing that can be filtered by. */
export interface Filter {
  /** The name of its field in the form. */
  readonly name: string
  /** Names it: "Damage". */
  readonly label: string
  /** The value as a person reads it. @default the value as text */
  readonly getText?: ((value: unknown) => string) | undefined
}

export interface FilterFormProps extends RootProps<HTMLFormElement> {
  /** The filters, in the order in which the set ones are shown. */
  filters: readonly Filter[]
  /** Called with the values that are set. What a rule rejects is not handed on. */
  onFilter: (values: FormValues) => void
  /** The values at first. */
  defaultValues?: FormValues | undefined
  /** Rules by field name. */
  rules?: FormOptions['rules'] | undefined
  /**
   * When the values take effect: with each change, once the typing has paused; or when the button is pressed. Enter does
   * so at once.
   * @default 'change'
   */
  apply?: 'change' | 'button' | undefined
  /** How many milliseconds typing pauses before it takes effect. @default 300 */
  delay?: number | undefined
  /** Names the form. @default "Filters" */
  'aria-label'?: string | undefined
  /** The fields, bound by their names: `FormField`, `EntityField`. */
  children?: ReactNode
}

/** A form whose values narrow a list: they take effect at once or by a button, and what is set can be taken off. */
export function FilterForm(props: FilterFormProps) {
  const {
    filters,
    onFilter,
    defaultValues,
    rules,
    apply = 'change',
    delay = 300,
    className,
    children,
    ...rest
  } = props
  const { t } = useLocaleWith(englishSteps)
  const announce = useAnnounce()
  const store = useForm({ defaultValues, rules, onSubmit: () => hand() })
  const set = useSetFilters(store, filters)
  const chips = useRef<HTMLUListElement>(null)
  const id = useId()

  function hand() {
    onFilter(
      Object.fromEntries(Object.entries(store.getValues()).filter(([, value]) => !isUnanswered(value))),
    )
  }
  useOnPause(store, filters, apply === 'change' ? delay : undefined, () => {
    // Do not reject a half-typed value yet: that would take the caret away.
    if (store.isAccepted(filters.map(({ name }) => name))) void store.submit()
  })

  function takeOff(one: Filter, place: number) {
    store.setValue(one.name, undefined)
    void store.submit()
    announce(t('filter.removed', { label: one.label }))
    // The chip is gone with the next drawing: focus goes to its neighbour, or to the first control.
    const buttons = chips.current?.querySelectorAll('button') ?? []
    const next = buttons[place + 1] ?? buttons[place - 1]
    if (next) next.focus()
    else focusFirst(store, filters)
  }

  return (
    <Form
      {...rest}
      store={store}
      errorSummary={false}
      className={classes('sw-FilterForm', className)}
      role="search"
      aria-label={rest['aria-label'] ?? t('filter.label')}
    >
      <FilteringContext value>
        <div className="sw-FilterForm-fields">{children}</div>
      </FilteringContext>
      <div className="sw-FilterForm-bar">
        {apply === 'button' && (
          <Button type="submit" variant="primary">
            {t('filter.apply')}
          </Button>
        )}
        {set.length > 0 && (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list */}
            <ul ref={chips} className="sw-FilterForm-chips" role="list" aria-label={t('filter.set')}>
              {set.map(({ filter, text }, place) => (
                <li key={filter.name}>
                  <button
                    type="button"
                    id={`${id}-${place}`}
                    className="sw-FilterForm-chip"
                    aria-label={t('filter.remove', { label: filter.label, value: text })}
                    onClick={() => takeOff(filter, place)}
                  >
                    <ValueLabel className="sw-FilterForm-name">{filter.label}</ValueLabel>
                    {text}
                    <X className="sw-icon" aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                for (const { name } of filters) store.setValue(name, undefined)
                void store.submit()
                announce(t('filter.none'))
                focusFirst(store, filters)
              }}
            >
              {t('filter.clear')}
            </Button>
          </>
        )}
      </div>
    </Form>
  )
}

interface SetFilter {
  readonly filter: Filter
  readonly text: string
}

/** The filters that have a value, drawn again when one gets, changes or loses it. */
function useSetFilters(store: FormStore, filters: readonly Filter[]): readonly SetFilter[] {
  const names = JSON.stringify(filters.map(({ name }) => name))
  const subscribe = useCallback((listener: () => void) => listenTo(store, names, listener), [store, names])
  const values = useSyncExternalStore(subscribe, store.getValues, store.getValues)
  return filters.flatMap((filter) => {
    const value = own(values, filter.name)
    return isUnanswered(value) ? [] : { filter, text: filter.getText?.(value) ?? textOf(value) }
  })
}

/** Call back when no value has changed for so long. */
function useOnPause(
  store: FormStore,
  filters: readonly Filter[],
  delay: number | undefined,
  act: () => void,
) {
  const names = JSON.stringify(filters.map(({ name }) => name))
  const last = useRef(act)
  useEffect(() => {
    last.current = act
  })
  useEffect(() => {
    if (delay === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = listenTo(store, names, () => {
      clearTimeout(timer)
      timer = setTimeout(() => last.current(), delay)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [store, names, delay])
}

/** @param names a list as JSON, which is the same as long as the names are */
function listenTo(store: FormStore, names: string, listener: () => void): () => void {
  return subscribeValues(store, JSON.parse(names) as readonly string[], listener)
}

function focusFirst(store: FormStore, filters: readonly Filter[]) {
  const ids = filters.flatMap(({ name }) => store.getControlId(name) ?? [])
  const [first] = controlsInOrder(ids)
  if (first !== undefined) focusControl(first)
}

function textOf(value: unknown): string {
  return isTextOrNumber(value) ? String(value) : ''
}
