import { onceFor } from '../../../internal/onceFor'
import { choiceRules } from '../../../messages/rules/choiceRules'
import { choicesRules } from '../../../messages/rules/choicesRules'
import type { Built, Certainty, FieldOptions, FieldBase, Mine } from '../FieldBase'
import { checkCount, type CountRules, countSchema } from '../itemCount'
import { build, type Kind } from '../Kind'
import type { LocalizedText } from '../../labels/LocalizedText'
import type { StandardNames } from '../../labels/standardNames'
import { itemsOf } from '../../values/ownValue'

export interface ChoiceOptions<Value extends string = string> extends FieldOptions<Value, Mine> {
  /**
   * The label of each option. Codes of countries (`region`), languages and currencies have names in every language, and are listed by
   * these: `choice(countries, { labels: 'region' })`.
   * @default the option, in words where it is a key: `in_transit` becomes "In transit"
   */
  readonly labels?:
    | { readonly [option in NoInfer<Value>]?: LocalizedText | undefined }
    | StandardNames
    | undefined
  /**
   * How a form asks: by `radio` buttons or a `segmented` row, which can only be what is required, as neither can be taken back; by
   * the browser's `select`; or by a `combobox`, in which a person types.
   * @default by how many options there are, and whether one is required
   */
  readonly control?: ChoiceControl | undefined
}

export type ChoiceControl = 'radio' | 'segmented' | 'select' | 'combobox'

export interface ChoicesOptions<Value extends string = string>
  extends FieldOptions<readonly Value[], Mine>, CountRules {
  /** The label of each option, as those of `choice`. */
  readonly labels?:
    | { readonly [option in NoInfer<Value>]?: LocalizedText | undefined }
    | StandardNames
    | undefined
}

/** Options are declared once, and may be thousands. */
const optionsOf = /* @__PURE__ */ onceFor(
  (options: readonly string[]): ReadonlySet<unknown> => new Set(options),
)

const one: Kind<ChoiceOptions & { readonly options: readonly string[] } & FieldBase> = {
  messages: choiceRules,
  requiredMessage: 'rule.requiredChoice',
  check(field, raw, checking) {
    const known = optionsOf(field.options).has(raw)
    return known ? raw : checking.reject('choice', raw)
  },
  schema: ({ options }) => ({ type: 'string', enum: options }),
}

const several: Kind<ChoicesOptions & { readonly options: readonly string[] } & FieldBase> = {
  messages: choicesRules,
  requiredMessage: 'rule.requiredChoice',
  check(field, raw, checking) {
    // A form without JavaScript sends one tick as one text.
    const chosen = typeof raw === 'string' ? [raw] : itemsOf(raw)
    const known = optionsOf(field.options)
    if (!chosen?.every((option) => known.has(option))) {
      return checking.reject('choice', raw)
    }
    if (chosen.length === 0 && field.required) return checking.miss(field, chosen)
    if (new Set(chosen).size < chosen.length) checking.reject('uniqueItems', raw)
    else checkCount(field, chosen.length, checking)
    return chosen
  },
  schema: ({ options, ...field }) => ({
    type: 'array',
    items: { type: 'string', enum: options },
    uniqueItems: true,
    ...countSchema(field),
  }),
}

/** One of several options: `choice(['Day', 'Night'])`. They are listed and sorted in the order given. */
export function choice<
  const Option extends string,
  const IsRequired extends boolean = boolean,
  const IsReadOnly extends boolean = false,
>(options: readonly Option[], more?: ChoiceOptions<Option> & Certainty<IsRequired, IsReadOnly>) {
  return build('choice', one, { ...more, options }) as Built<
    'choice',
    ChoiceOptions<Option> & { readonly options: readonly Option[] },
    Option,
    string,
    IsRequired,
    IsReadOnly
  >
}

/** Any number of several options, each once. */
export function choices<
  const Option extends string,
  const IsRequired extends boolean = boolean,
  const IsReadOnly extends boolean = false,
>(options: readonly Option[], more?: ChoicesOptions<Option> & Certainty<IsRequired, IsReadOnly>) {
  return build('choices', several, { ...more, options }) as Built<
    'choices',
    ChoicesOptions<Option> & { readonly options: readonly Option[] },
    readonly Option[],
    readonly string[] | string,
    IsRequired,
    IsReadOnly
  >
}
