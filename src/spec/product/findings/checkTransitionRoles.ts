import { type Check, type Finding, namesIn, warning } from './Finding'

/** Find transitions that no role may take. An entity without access lets every role take all of them. */
export const checkTransitionRoles: Check = ({ entities = [] }) =>
  entities.flatMap(({ name, access, transitions = {} }): readonly Finding[] => {
    const rights = Object.values(access ?? {})
    if (rights.length === 0) return []
    const taken = new Set(
      rights.flatMap(({ transition = {} }) =>
        Object.entries(transition).flatMap(([way, grant]) => (grant ? [way] : [])),
      ),
    )
    return Object.keys(transitions)
      .filter((way) => !taken.has(way))
      .map((way) =>
        warning(
          'transition-without-role',
          `entities.${name}.transitions.${way}`,
          `No role may take “${way}”, so that no screen offers it.`,
          `Grant it to ${namesIn(Object.keys(access ?? {}))}, or remove it where only your server takes it.`,
        ),
      )
  })
