'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishSpecification } from '../../messages/englishSpecification'
import { useScrollable } from '../../internal/useScrollable'
import type { StateGraph } from './stateGraph'

interface DrawingProps {
  graph: StateGraph
}

/** The states of an entity and the ways between them, drawn when the page has loaded. */
export function StateDiagram({ graph }: DrawingProps) {
  const scroller = useScrollable<HTMLDivElement>()
  const { Draw } = useDrawing()
  return (
    <div ref={scroller} className="sw-StateDiagram">
      <Draw graph={graph} />
    </div>
  )
}

interface Drawing {
  readonly Draw: (props: DrawingProps) => ReactNode
}

/** The layout is large, and the tables beside say the same: a page that cannot load it goes on without. */
function useDrawing(): Drawing {
  const [drawing, setDrawing] = useState<Drawing>(waiting)
  useEffect(() => {
    let isGone = false
    const draw = (Draw: Drawing['Draw']) => {
      if (!isGone) setDrawing({ Draw })
    }
    loadDrawing().then(
      ({ StateDrawing }) => draw(StateDrawing),
      () => draw(NoDrawing),
    )
    return () => {
      isGone = true
    }
  }, [])
  return drawing
}

/** Outside of the hook, which the React Compiler takes only without it. */
const loadDrawing = () => import('./StateDrawing')

function Waiting() {
  const { t } = useScreenLocale(englishSpecification)
  return (
    <div className="sw-StateDiagram-waiting" aria-busy="true">
      <VisuallyHidden>{t('specification.loading')}</VisuallyHidden>
    </div>
  )
}

const waiting: Drawing = { Draw: Waiting }

/** Stands in for the drawing where its code cannot be loaded. */
export function NoDrawing() {
  const { t } = useScreenLocale(englishSpecification)
  return <p className="sw-StateDiagram-failed">{t('specification.diagramFailed')}</p>
}
