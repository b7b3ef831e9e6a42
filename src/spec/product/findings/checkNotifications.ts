import { type Check, type Finding, warning } from './Finding'

/** Pages of notices beside the one that the bell leads to, and those that are to be of one entity. */
export const checkNotifications: Check = ({ screens = {} }) => {
  const pages = Object.entries(screens).filter(([, { shows }]) => shows === 'notifications')
  const [first] = pages
  return pages.flatMap(([name, { entity }]): readonly Finding[] => [
    ...(entity === undefined
      ? []
      : [
          warning(
            'notifications-of-entity',
            `screens.${name}.entity`,
            `Notices are a person's, and not those of “${entity}” alone: all of them stand on the page.`,
            'Leave the entity out.',
          ),
        ]),
    ...(first && first[0] !== name
      ? [
          warning(
            'second-notifications',
            `screens.${name}.shows`,
            `The same notices stand on the screen “${first[0]}” already, where the bell leads.`,
            'Remove one of the two.',
          ),
        ]
      : []),
  ])
}
