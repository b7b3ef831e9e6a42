import type { Access, RoleAccess } from '../access/access'

interface Declared {
  readonly id: string
  readonly version?: string | undefined
  readonly fields: object
}

/** Name each field that a role has `otherFields` for. What tells records and their versions apart goes as the record does. */
export function nameOtherFields<A extends Access>(access: A, { id, version, fields }: Declared): A {
  const names = Object.keys(fields).filter((name) => name !== id && name !== version)
  return Object.fromEntries(
    Object.entries<RoleAccess>(access).map(([role, { otherFields, ...rights }]) => {
      if (!otherFields) return [role, rights]
      const others = Object.fromEntries(names.map((name) => [name, otherFields]))
      return [role, { ...rights, fields: { ...others, ...rights.fields } }]
    }),
  ) as A
}
