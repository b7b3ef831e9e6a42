import { own } from '../../../internal/own'
import type { Entity } from '../../entities/Entity'
import type { CallName, SpecifiedCalls, SpecifiedScreen } from '../Product'
import { type Check, type Finding, warning } from './Finding'

/** Find permissions and screens without the call that they need. */
export const checkGrantedCalls: Check = ({ calls, entities = [], screens = {} }) => {
  if (!calls) return []
  return entities.flatMap((entity) => {
    const given = own(calls, entity.name)
    const shown = Object.entries(screens).filter(([, screen]) => screen.entity === entity.name)
    return [
      ...grantedWithout(entity, given),
      ...shown.flatMap(([name, { shows }]): readonly Finding[] => {
        const call = callToShow(shows)
        if (call === undefined || given?.[call]) return []
        return [
          without(
            `screens.${name}`,
            `The screen shows ${shows === 'settings' ? 'the settings' : `a ${shows}`} of “${entity.name}”`,
            call,
            entity.name,
          ),
        ]
      }),
    ]
  })
}

function callToShow(shows: SpecifiedScreen['shows']): CallName | undefined {
  switch (shows) {
    case 'list':
    case 'calendar':
    case 'board':
    case 'tree':
    case 'people':
      return 'list'
    case 'detail':
    case 'settings':
      return 'get'
    case 'wizard':
      return 'create'
    default:
      return undefined
  }
}

function grantedWithout(
  { name, access = {} }: Entity,
  calls: SpecifiedCalls | undefined,
): readonly Finding[] {
  return Object.entries(CALLS).flatMap(([action, call]): readonly Finding[] => {
    const roles = Object.keys(access).filter((role) => access[role]?.[action as keyof typeof CALLS])
    const [role] = roles
    if (role === undefined || calls?.[call]) return []
    return [
      without(`entities.${name}.access.${role}.${action}`, `“${role}” may ${action} a “${name}”`, call, name),
    ]
  })
}

/** The call that each permission needs. To read, the list is enough. */
const CALLS = { list: 'list', create: 'create', update: 'update', remove: 'remove' } as const

function without(place: string, who: string, call: CallName, entity: string): Finding {
  return warning(
    'granted-without-call',
    place,
    `${who}, but the calls of “${entity}” have no “${call}”, so that it is never offered.`,
    `Declare “${call}” under calls.${entity}, or take it away here.`,
  )
}
