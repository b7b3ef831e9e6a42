import { isPlainObject } from '../spec/values/ownValue'
import type { FieldPath } from './FieldPath'
import type { FieldState } from './FieldState'
import { childOf, pathOf } from './fieldTree'
import { valueOf } from './fieldValue'
import type { FieldRuleContext, FormValues } from './FormStore'

/** The part of a form that a rule may ask about, beside its value. Each value that it reads is noted. */
export class RuleContext implements FieldRuleContext {
  readonly #field: FieldState
  #abort: AbortController | undefined

  constructor(field: FieldState) {
    this.#field = field
  }

  get values(): FormValues {
    let form = this.#field
    while (form.parent) form = form.parent
    return notedValues(this.#field, form)
  }

  get siblings(): FormValues {
    let group = this.#field.parent
    while (group?.parts?.order) group = group.parent
    return group ? notedValues(this.#field, group) : {}
  }

  get path(): FieldPath {
    return pathOf(this.#field)
  }

  get signal(): AbortSignal {
    this.#abort ??= new AbortController()
    return this.#abort.signal
  }

  abort() {
    this.#abort?.abort()
  }
}

function notedValues(reader: FieldState, group: FieldState): FormValues {
  const values = valueOf(group)
  const note = (name: string | symbol) => {
    if (typeof name === 'string') noteRead(reader, childOf(group, name))
  }
  return new Proxy(isPlainObject(values) ? values : {}, {
    get(target, name) {
      note(name)
      return Reflect.get(target, name)
    },
    has(target, name) {
      note(name)
      return Reflect.has(target, name)
    },
    getOwnPropertyDescriptor(target, name) {
      note(name)
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
    ownKeys(target) {
      noteRead(reader, group)
      return Reflect.ownKeys(target)
    },
  })
}

function noteRead(reader: FieldState, field: FieldState) {
  if (field === reader) return
  field.readers ??= new Set()
  field.readers.add(reader)
  reader.reads ??= new Set()
  reader.reads.add(field)
}

/** Forget what the rules of a field have read, because they are asked anew. */
export function forgetReads(reader: FieldState): void {
  if (!reader.reads) return
  for (const field of reader.reads) field.readers?.delete(reader)
  reader.reads.clear()
}
