import { type Check, error, type Finding, namesIn } from './Finding'

export const checkScreens: Check = ({ screens = {}, entities = [] }) => {
  const names = entities.map(({ name }) => name)
  const screenAt = new Map<string, string>()
  return Object.entries(screens).flatMap(([name, { path, entity, shows }]) => {
    const found: Finding[] = []
    if (entity !== undefined && !names.includes(entity)) {
      found.push(
        error(
          'unknown-screen-entity',
          `screens.${name}.entity`,
          `The screen shows “${entity}”, which is none of the entities.`,
          `Declare the entity, or name ${namesIn(names, 'none')}.`,
        ),
      )
    }
    if (shows === 'detail' && !/\/:[^/]/.test(path)) {
      found.push(
        error(
          'missing-path-parameter',
          `screens.${name}.path`,
          `“${path}” shows one record, but has no parameter that says which.`,
          `Write one after a colon, like “${path.replace(/\/$/, '')}/:id”.`,
        ),
      )
    }
    const same = screenAt.get(addressesOf(path))
    if (same === undefined) screenAt.set(addressesOf(path), name)
    else {
      found.push(
        error(
          'duplicate-path',
          `screens.${name}.path`,
          `“${path}” leads to the screen “${same}” already, so that “${name}” is never shown.`,
          'Give one of them another path.',
        ),
      )
    }
    return found
  })
}

/** The addresses that a path stands for, whatever the names of its parameters. */
function addressesOf(path: string): string {
  return path.replace(/:[^/]+/g, ':').replace(/(?<=.)\/$/, '')
}
