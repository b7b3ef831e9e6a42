import { own } from '../../../internal/own'
import { namesAsked } from '../../conditions/When'
import type { RoleAccess } from '../../access/access'
import type { ProductDeclaration } from '../Product'
import { type Check, error, type Finding, warning } from './Finding'

/** Roles that may do nothing at all, and permissions to change what the role cannot see. */
export const checkGrants: Check = (product) => [
  ...idleRoles(product),
  ...blindGrants(product),
  ...unaskedCreations(product),
]

/** An entity without access allows everything to every role. */
function idleRoles({ roles = {}, entities = [], screens = {} }: ProductDeclaration): readonly Finding[] {
  if (entities.length === 0 || entities.some(({ access }) => !access)) return []
  // A name that is written wrong is found by itself.
  const named = entities.flatMap(({ access = {} }) => Object.keys(access))
  if (!named.every((role) => Object.hasOwn(roles, role))) return []
  const shown = new Set(
    Object.values(screens).flatMap((screen) => (screen.entity === undefined ? (screen.roles ?? []) : [])),
  )
  return Object.keys(roles)
    .filter(
      (role) => !shown.has(role) && !entities.some(({ access = {} }) => maySomething(own(access, role))),
    )
    .map((role) =>
      warning(
        'role-without-access',
        `roles.${role}`,
        `No entity lets “${role}” do anything, so that a person with this role sees nothing.`,
        'Say in the access of an entity what the role may do, or remove the role.',
      ),
    )
}

function maySomething({
  transition = {},
  fields: _fields,
  reasons: _reasons,
  ...may
}: RoleAccess = {}): boolean {
  return [...Object.values(may), ...Object.values(transition)].some(
    (grant) => grant !== undefined && grant !== false,
  )
}

function blindGrants({ entities = [] }: ProductDeclaration): readonly Finding[] {
  return entities.flatMap(({ name, access = {} }) =>
    Object.entries(access).flatMap(([role, rights]) => {
      const { read, update, remove, restore, purge, transition = {}, fields = {} } = rights
      const place = `entities.${name}.access.${role}`
      const ways = Object.entries(transition).map(([way, grant]) => [`transition.${way}`, grant] as const)
      const changes = [...Object.entries({ update, remove, restore, purge }), ...ways]
      const onRecord = read ? [] : changes.filter(([, grant]) => grant).map(([action]) => action)
      const onFields = Object.entries(fields)
        .filter(([, field]) => field?.read === false && field.update)
        .map(([field]) => `fields.${field}.update`)
      return [
        ...onRecord.map((action) =>
          error(
            'change-without-read',
            `${place}.${action}`,
            `“${role}” may ${verbOf(action)} records of “${name}” but not read them, so that no screen can offer it.`,
            `Grant “read” as well, or take “${action}” away.`,
          ),
        ),
        ...onFields.map((action) =>
          error(
            'change-without-read',
            `${place}.${action}`,
            `“${role}” may change a field that it may not read, so that no form can offer it.`,
            `Let “${role}” read the field, or take “update” away.`,
          ),
        ),
      ]
    }),
  )
}

/** Permissions to create that ask about a field which no person fills in: nothing stands there yet. */
function unaskedCreations({ entities = [] }: ProductDeclaration): readonly Finding[] {
  return entities.flatMap(({ name, fields, access = {} }) =>
    Object.entries(access).flatMap(([role, { create, fields: rights = {} }]) => {
      if (create === undefined || typeof create === 'boolean') return []
      const isMade = (field: string) =>
        own(fields, field)?.readOnly === true || own(rights, field)?.create === false
      return namesAsked(create)
        .filter(isMade)
        .map((field) =>
          warning(
            'creation-not-asked',
            `entities.${name}.access.${role}.create`,
            `“${role}” may create a “${name}” by its “${field}”, which the server makes, so that this is not asked.`,
            'Ask about fields that a person fills in, and leave this to your server.',
          ),
        )
    }),
  )
}

const verbOf = (action: string): string =>
  action.startsWith('transition.') ? `“${action.slice(11)}”` : action
