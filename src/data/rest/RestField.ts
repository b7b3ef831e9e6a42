/**
 * How the server writes the values of one field, everywhere: in records, in what a transition asks, in filters, in counts and in the
 * history. A missing value stays one, and is given to neither.
 */
export interface RestField<Value = unknown> {
  /** Makes a value of what the server sends; what it counts may come as text. @default as the kind of the field is read */
  readonly read?: ((sent: unknown) => Value) | undefined
  /** Makes what the server takes of a value. @default in the form in which the server sent the last one */
  readonly write?: ((value: Value) => unknown) | undefined
  /** The names that the fields in a group, or in each item of a list of groups, have at the server: `{ unitPrice: 'unit_price' }`. @default their own */
  readonly names?: Readonly<Record<string, string>> | undefined
  /** How the server writes the values of those fields: `{ unitPrice: { read: euros, write: cents } }`. @default as they stand */
  // oxlint-disable-next-line typescript/no-explicit-any -- each part has a value of its own kind
  readonly parts?: Readonly<Record<string, RestField<any> | undefined>> | undefined
}
