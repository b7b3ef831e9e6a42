/**
 * The place of a value: the keys that lead to it, from the form inwards. A text is a name, however it is spelt: `a.b` and
 * the empty one are names like others. A number is the index of an item in a list; a symbol, which `getItems` gives, is
 * the item itself, wherever it stands by now.
 */
export type FieldPath = readonly PropertyKey[]

/** The names of a form's values, as far as its type knows them. */
export type FieldName<Values> = keyof Values & string

/** A field of a form: by its name, or by its path where it stands in a group or in a list. */
export type FieldPlace<Values> = FieldName<Values> | FieldPath
