'use client'

import { useId, useMemo } from 'react'
import { keyed } from '../../collection/keyed'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishSpecification } from '../../messages/englishSpecification'
import { type Box, layoutStates, lineHeight } from './layoutStates'
import type { StateGraph } from './stateGraph'

/** The states as a drawing. It is one picture to assistive technology, which has the tables. */
export function StateDrawing({ graph }: { graph: StateGraph }) {
  const { t } = useScreenLocale(englishSpecification)
  const arrow = useId()
  const { width, height, nodes, edges, start } = useMemo(() => layoutStates(graph), [graph])
  const label = t('specification.diagram', { count: nodes.length, entities: graph.entities })
  const end = `url(#${arrow})`
  return (
    <svg
      className="sw-StateDiagram-drawing"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <marker id={arrow} viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
        <path className="sw-StateDiagram-arrow" d="M0 0 8 4 0 8z" />
      </marker>
      {edges.map(({ from, to, path }) => (
        <path key={`${from} ${to}`} className="sw-StateDiagram-way" d={path} markerEnd={end} />
      ))}
      {start && (
        <>
          <path className="sw-StateDiagram-way" d={start.path} markerEnd={end} />
          <circle className="sw-StateDiagram-start" cx={start.dot.x} cy={start.dot.y} r={5} />
        </>
      )}
      {nodes.map(({ name, label: text, tone, final, ...box }) => (
        <g key={name} className="sw-StateDiagram-state" data-tone={tone} data-final={final || undefined}>
          <rect className="sw-StateDiagram-edge" {...corners(box)} rx={8} />
          {/* A state without a way out has a second line around it. */}
          {final && <rect className="sw-StateDiagram-edge" {...corners(box, 3)} rx={5} />}
          <text x={box.x} y={box.y}>
            {text}
          </text>
        </g>
      ))}
      {edges.map(({ from, to, labels, label: box }) => (
        <g key={`${from} ${to}`} className="sw-StateDiagram-transition">
          <rect {...corners(box)} />
          {keyed(labels).map(([line, text]) => (
            <text key={line} x={box.x} y={box.y + (line - (labels.length - 1) / 2) * lineHeight}>
              {text}
            </text>
          ))}
        </g>
      ))}
    </svg>
  )
}

const corners = ({ x, y, width, height }: Box, inset = 0) => ({
  x: x - width / 2 + inset,
  y: y - height / 2 + inset,
  width: width - 2 * inset,
  height: height - 2 * inset,
})
