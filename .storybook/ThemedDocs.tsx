import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { surroundDocument, surroundingsOf } from './surroundings'
import type { Surroundings } from './usual'
import { workbench } from './workbench'

/** A documentation page in the theme that the toolbar shows; its prose stays English, left to right. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [chosen, setChosen] = useState(surroundingsOf(globalsInAddress()))

  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: { globals: object }) => setChosen(surroundingsOf(globals))
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])

  useEffect(() => surroundDocument({ ...chosen, direction: 'ltr' }), [chosen])

  return (
    <DocsContainer context={context} theme={workbench(chosen.theme === 'dark' ? 'dark' : 'light')}>
      {children}
    </DocsContainer>
  )
}

/** The toolbar's choices as they stand in the address: `globals=theme:dark;density:compact`. */
function globalsInAddress(): Partial<Surroundings> {
  const globals = new URLSearchParams(location.search).get('globals') ?? ''
  return Object.fromEntries(
    globals
      .split(';')
      .map((pair) => pair.split(':'))
      .filter((pair) => pair.length === 2),
  )
}
