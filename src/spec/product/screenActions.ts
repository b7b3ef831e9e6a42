import type { SpecifiedScreen } from './Product'

type ScreenAction = 'list' | 'read' | 'create' | 'update' | 'restore' | 'purge'

/** Return the actions of a screen: one of them is enough. */
export function screenActions({ shows, path }: SpecifiedScreen): readonly ScreenAction[] {
  switch (shows) {
    case 'list':
    case 'calendar':
    case 'board':
    case 'tree':
    case 'people':
      return ['list']
    case 'detail':
    case 'history':
    case 'compare':
    case 'settings':
      return ['read']
    case 'form':
      return [path.includes('/:') ? 'update' : 'create']
    case 'wizard':
      return ['create']
    case 'import':
      return ['create', 'update']
    case 'trash':
      return ['restore', 'purge']
    case 'status':
    case 'search':
    case 'overview':
    case 'notifications':
    case 'specification':
    case undefined:
      return []
  }
}
