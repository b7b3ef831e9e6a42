import type { SpecifiedScreen } from '../Product'
import { type Check, error, type Finding } from './Finding'

/** Screens that are to stand over a page or beside a list, and cannot. */
export const checkPresentation: Check = ({ screens = {} }) => {
  const all = Object.values(screens)
  return Object.entries(screens).flatMap(([name, screen]): readonly Finding[] => {
    const found = mistakeIn(screen, all)
    return found ? [error('presentation-not-drawn', `screens.${name}.presentation`, ...found)] : []
  })
}

function mistakeIn(
  { presentation = 'page', shows, entity }: SpecifiedScreen,
  screens: readonly SpecifiedScreen[],
): readonly [reason: string, cure: string] | undefined {
  const hasPage = (kinds: readonly SpecifiedScreen['shows'][]) =>
    screens.some(
      (one) =>
        one.entity === entity &&
        kinds.includes(one.shows) &&
        one.presentation !== 'drawer' &&
        one.presentation !== 'dialog',
    )
  switch (presentation) {
    case 'page':
      return undefined
    case 'peek':
    case 'beside':
      if (shows !== 'detail') {
        return [
          'Only a record is shown beside its list, so that this screen is a page.',
          `Leave “${presentation}” out.`,
        ]
      }
      if (hasPage(['list'])) return undefined
      return [
        `“${entity ?? ''}” has no list that the record could stand beside.`,
        `Declare a screen that shows the list, or leave “${presentation}” out.`,
      ]
    case 'drawer':
    case 'dialog':
      if (shows !== 'form') {
        return [
          `Only a form is shown in a ${presentation}, so that this screen is a page.`,
          `Leave “${presentation}” out.`,
        ]
      }
      if (hasPage(['list', 'detail'])) return undefined
      return [
        `“${entity ?? ''}” has no list and no page of a record that the ${presentation} could stand over and return to.`,
        `Declare a screen that shows one of them, or leave “${presentation}” out.`,
      ]
  }
}
