import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, Suspense, use, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { useFramesIn } from './frames'
import { ProseContext, proseBeside } from './prose'
import { surroundDocument, surroundingsOf } from './surroundings'
import type { Surroundings } from './usual'
import { workbench } from './workbench'

/**
 * A documentation page in the theme that the toolbar shows; its prose stays English, left to right. The words of the
 * component are there before the page is, since the table of contents is made of the page as it first stands.
 */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <WithProse {...props} />
    </Suspense>
  )
}

function WithProse({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const prose = use(proseBeside(storyFileOf(context)))
  const [chosen, setChosen] = useState(surroundingsOf(globalsInAddress()))

  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: { globals: object }) => setChosen(surroundingsOf(globals))
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])

  useEffect(() => surroundDocument({ ...chosen, direction: 'ltr' }), [chosen])
  useFramesIn(chosen)

  return (
    <DocsContainer context={context} theme={workbench(chosen.theme === 'dark' ? 'dark' : 'light')}>
      <ProseContext value={prose}>{children}</ProseContext>
    </DocsContainer>
  )
}

/** Nothing for a page that is of no component, such as a guide. */
function storyFileOf(context: DocsContainerProps['context']): string | undefined {
  try {
    const { preparedMeta } = context.resolveOf('meta', ['meta'])
    return (preparedMeta.parameters as { fileName?: string }).fileName
  } catch {
    return undefined
  }
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
