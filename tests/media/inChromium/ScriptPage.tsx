import { StrictMode } from 'react'
import { Script, type ScriptProps } from '../../../src/media/Script'
import type { ScriptError } from '../../../src/media/ScriptError'
import { ScriptProvider, type ScriptSurroundings } from '../../../src/media/ScriptProvider'

export interface ShownScript extends Omit<
  ScriptProps<unknown>,
  'ready' | 'children' | 'fallback' | 'failed'
> {
  /** The global that the script makes. */
  makes?: string
  /** Far below what is in sight. */
  below?: boolean
}

export interface ScriptPageProps extends ScriptSurroundings {
  scripts: readonly ShownScript[]
}

/** Scripts as a person sees them: a line for each, which says where it stands. */
export function ScriptPage({ scripts, ...surroundings }: ScriptPageProps) {
  return (
    <StrictMode>
      <ScriptProvider {...surroundings}>
        <ul>
          {scripts.map((script, place) => {
            const line = `${place} ${script.src}`
            return <Line key={line} {...script} />
          })}
        </ul>
      </ScriptProvider>
    </StrictMode>
  )
}

function Line({ makes, below, ...props }: ShownScript) {
  return (
    <li style={below ? { marginTop: 5000 } : undefined}>
      <Script
        {...props}
        ready={makes === undefined ? undefined : () => Reflect.get(globalThis, makes) as unknown}
        fallback="not yet"
        failed={retryButton}
      >
        {(value) => (value === undefined ? 'there' : JSON.stringify(value))}
      </Script>
    </li>
  )
}

const retryButton = ({ kind }: ScriptError, retry: () => void) => (
  <button type="button" onClick={retry}>
    {kind}
  </button>
)
