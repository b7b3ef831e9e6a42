import type { Decorator, Preview } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect } from 'react'
import { LocaleProvider } from '../src/components/LocaleProvider'
import { MotionProvider } from '../src/motion/MotionProvider'
import { arabic } from '../src/messages/arabic'
import { arabicHex } from '../src/messages/arabicHex'
import { arabicSheet } from '../src/messages/arabicSheet'
import { photographed } from './stillness'
import { type Surroundings, usual } from './usual'

type GlobalTypes = NonNullable<Preview['globalTypes']>

export const toolbar: GlobalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'contrast', title: 'More contrast' },
      ],
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'comfortable', title: 'Comfortable' },
        { value: 'compact', title: 'Compact' },
      ],
    },
  },
  direction: {
    description: 'Language and direction',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'English' },
        { value: 'rtl', title: 'Arabic, right to left' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Full motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  speed: {
    description: 'Slow motion',
    toolbar: {
      icon: 'timer',
      dynamicTitle: true,
      items: [
        { value: '1', title: 'Speed 1' },
        { value: '0.5', title: 'Speed 1/2' },
        { value: '0.2', title: 'Speed 1/5' },
        { value: '0.1', title: 'Speed 1/10' },
      ],
    },
  },
  role: {
    description: 'Role, in stories of screens and of a whole product',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: 'pilot', title: 'Pilot' },
        { value: 'investigator', title: 'Investigator' },
        { value: 'visitor', title: 'Visitor' },
      ],
    },
  },
  network: {
    description: 'Network, in stories of screens and of a whole product',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'fast', title: 'Fast' },
        { value: 'slow', title: 'Slow' },
        { value: 'failing', title: 'Failing' },
        { value: 'offline', title: 'Offline' },
        { value: 'conflicting', title: 'Conflicting' },
        { value: 'sessionEnding', title: 'Session ending' },
      ],
    },
  },
  seed: {
    description: 'Records, in stories of screens and of a whole product',
    toolbar: {
      icon: 'database',
      dynamicTitle: true,
      items: [
        { value: 'real', title: 'Real reports' },
        { value: '1', title: 'Sample 1' },
        { value: '2', title: 'Sample 2' },
        { value: '3', title: 'Sample 3' },
      ],
    },
  },
}

export const surroundingsOf = (globals: object): Surroundings => ({ ...usual, ...globals })

/** The attributes that the style sheets look at. */
export function attributesOf({ theme, density, direction, motion }: Surroundings) {
  return {
    'data-theme': theme,
    'data-density': density,
    'data-motion': motion,
    dir: direction,
    lang: direction === 'rtl' ? 'ar' : 'en',
  }
}

/**
 * Give a story its theme, density, language and motion. A story alone has the whole document, so that what
 * it draws outside of itself (dialogs, menus) has them too; on a documentation page each story keeps to its
 * own box, since a neighbour may read in another direction.
 */
export const withSurroundings: Decorator = (Story, { globals, parameters, viewMode }) => {
  const chosen = surroundingsOf(globals)
  const language =
    chosen.direction === 'rtl'
      ? { locale: 'ar', messages: { ...arabic, ...arabicHex, ...arabicSheet } }
      : { locale: 'en' }
  const Around = viewMode === 'docs' ? OwnBox : WholeDocument
  return (
    <MotionProvider
      motion={
        chosen.motion === 'reduced' || (photographed && parameters.motion !== 'live') ? 'reduced' : 'system'
      }
      speed={Number(chosen.speed)}
    >
      <LocaleProvider {...language}>
        <Around chosen={chosen}>
          <Story />
        </Around>
      </LocaleProvider>
    </MotionProvider>
  )
}

interface AroundProps {
  chosen: Surroundings
  children: ReactNode
}

function OwnBox({ chosen, children }: AroundProps) {
  return (
    <div className="surroundings" {...attributesOf(chosen)}>
      {children}
    </div>
  )
}

function WholeDocument({ chosen, children }: AroundProps) {
  useLayoutEffect(() => surroundDocument(chosen))
  return children
}

export function surroundDocument(chosen: Surroundings) {
  for (const [name, value] of Object.entries(attributesOf(chosen))) {
    document.documentElement.setAttribute(name, value)
  }
}
