'use client'

import {
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useMe } from '../components/useReference'
import { RadioGroupField } from '../fields/RadioGroupField'
import { useAnnounce } from '../internal/announce'
import { useLocaleWith } from '../internal/useLocaleWith'
import { englishSteps } from '../messages/englishSteps'
import { repeaterTexts } from '../messages/forms/repeaterTexts'
import { labelOf, nounOf } from '../spec/labels/labels'
import { localize } from '../spec/labels/LocalizedText'
import type { Field } from '../spec/fields/fields'
import { isError, type Issue } from '../spec/rules/issues'
import { isUnanswered } from '../spec/values/isEmptyValue'
import { isPlainObject } from '../spec/values/ownValue'
import { valueText } from '../spec/values/valueText'
import { AddedItems, type Removal } from './AddedItems'
import { AnswerLine } from './AnswerText'
import { AddedItemFields, type AddedListProps, useItemRule } from './AddedItemFields'
import type { FieldPath } from './FieldPath'
import { focusControl } from './focusControl'
import { useFormContext } from './FormContext'
import { newItem } from './newItem'
import type { StepItems } from './StepItems'
import type { StepPages } from './useItemPages'

/** The heading of the step has the `id` with `-title` behind, that of an item with `-item`. */
interface AddAnotherStepProps extends AddedListProps {
  /** The item that is filled in; without one the list of those given is shown. */
  item: symbol | undefined
  onItemChange: (item: symbol | undefined) => void
  pages: RefObject<StepPages | undefined>
}

/** Asks for the items of a list, each on a page of its own, and after each whether there is another. */
export function AddAnotherStep(props: AddAnotherStepProps) {
  const { name, field, own, id, headingLevel, item, onItemChange, pages: pagesRef } = props
  const { t, locale } = useLocaleWith(texts)
  const announce = useAnnounce()
  const me = useMe()
  const store = useFormContext('FormSteps')
  const items = useSyncExternalStore(
    (listener) => store.subscribeItems(name, listener),
    () => store.getItems(name),
    () => store.getItems(name),
  )
  const [another, setAnother] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [removal, setRemoval] = useState<Removal>()
  const questionId = useId()
  const last = useRef(item)
  /** The part of an item that a person is taken to when it opens. */
  const asked = useRef<FieldPath>([])
  const rule = useItemRule(name, field)

  const each = field?.of
  const limits: Pick<StepItems, 'minItems' | 'maxItems'> = field ?? own ?? {}
  const minItems = limits.minItems ?? (field?.required ? 1 : 0)
  const maxItems = limits.maxItems ?? Infinity
  const itemLabel = own?.itemLabel ?? (each?.label ? localize(each.label, locale) : t('repeater.item'))
  const noun = nounOf({ label: itemLabel }, itemLabel, locale)
  const labelAt = (index: number) => t('repeater.itemLabel', { item: itemLabel, place: index + 1 })
  const isFull = items.length >= maxItems

  function add() {
    const key = store.insert(name, each ? newItem(each, { me }) : own?.getNewItem?.())
    onItemChange(key)
    setAnother(null)
    setRemoval(undefined)
    return key
  }

  // A list that cannot be empty begins with its first item, before anything else of the step is seen.
  useLayoutEffect(() => {
    // The step is new itself: the focus is where its coming has left it.
    if (minItems > 0 && store.getItems(name).length === 0) last.current = add()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the step is entered: a person may remove it again
  }, [])

  useEffect(() => {
    pagesRef.current = {
      async goOn() {
        if (item !== undefined) {
          if (await store.validateFields()) onItemChange(undefined)
          return false
        }
        if (isFull || another === 'no') return true
        if (another === 'yes') add()
        else {
          setAsked(true)
          focusControl(questionId)
        }
        return false
      },
      goBack() {
        // An item that was begun stays; one without anything in it was not wanted.
        if (item !== undefined && isEmpty(store.getValue([name, item]))) store.remove(name, item)
        onItemChange(undefined)
      },
    }
    return () => {
      pagesRef.current = undefined
    }
  })

  useEffect(() => {
    if (last.current === item) return
    last.current = item
    const control =
      item && asked.current.length > 0 ? store.getControlId([name, item, ...asked.current]) : undefined
    asked.current = []
    if (control !== undefined && focusControl(control)) return
    document.getElementById(item === undefined ? `${id}-title` : `${id}-item`)?.focus()
  }, [store, name, item, id])

  function open(key: symbol, part: FieldPath) {
    asked.current = part
    onItemChange(key)
  }

  function isFinished(value: unknown) {
    const { signal } = new AbortController()
    const found = rule?.(value, {
      values: store.getValues(),
      siblings: store.getValues(),
      path: [name],
      signal,
    })
    return !Array.isArray(found) || !(found as readonly Issue[]).some(isError)
  }

  function remove(key: symbol) {
    const label = labelAt(items.indexOf(key))
    const putBack = store.remove(name, key)
    setRemoval({ label, putBack, items: store.getItems(name) })
    announce(t('repeater.removed', { item: label }))
    document.getElementById(`${id}-title`)?.focus()
  }

  function undo({ label, putBack }: Removal) {
    putBack()
    setRemoval(undefined)
    announce(t('repeater.putBack', { item: label }))
    document.getElementById(`${id}-title`)?.focus()
  }

  if (item !== undefined && items.includes(item)) {
    const index = items.indexOf(item)
    return (
      <AddedItemFields
        key={item.description}
        name={name}
        item={{ key: item, index, label: labelAt(index) }}
        field={field}
        own={own}
        entityName={props.entityName}
        id={`${id}-item`}
        headingLevel={headingLevel}
      />
    )
  }
  return (
    <>
      <AddedItems
        name={name}
        label={field ? labelOf(field, name, locale) : itemLabel}
        items={items}
        getItemLabel={labelAt}
        renderItem={itemRenderer(each, own, locale)}
        isFinished={isFinished}
        removal={removal?.items === items ? removal : undefined}
        onChange={open}
        onRemove={remove}
        onUndo={undo}
      />
      {isFull ? (
        <p className="sw-FormSteps-description">{t('repeater.most', { count: maxItems })}</p>
      ) : (
        <RadioGroupField
          id={questionId}
          label={t(items.length === 0 ? 'steps.addFirst' : 'steps.addAnother', { item: noun })}
          options={[
            { value: 'yes', label: t('value.yes') },
            { value: 'no', label: t('value.no') },
          ]}
          value={another}
          error={isAsked && another === null ? t('steps.addChoose') : undefined}
          onValueChange={setAnother}
        />
      )}
    </>
  )
}

function itemRenderer(each: Field | undefined, own: StepItems | undefined, locale: string) {
  if (own?.getItemText) return own.getItemText
  return (value: unknown) =>
    each && valueText(each, value, locale) !== '' && <AnswerLine field={each} value={value} />
}

/** Whether nothing was filled in: a tick that is off and an empty list may have been there from the first. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty)
  if (isPlainObject(value) && !(value instanceof Blob)) return Object.values(value).every(isEmpty)
  return isUnanswered(value)
}

const texts = { ...englishSteps, ...repeaterTexts } as const
