import type { StrictArgTypes } from 'storybook/internal/types'

interface Documented {
  component?: unknown
  argTypes: StrictArgTypes
}

interface DocgenInfo {
  __docgenInfo?: { props?: Record<string, { description?: string }> }
}

/**
 * Lay out a prop's prose for a table: the text that stands after `@default` in the column for it, what stands after
 * `@selector` as code below the prose, and its whole type.
 */
export function withProse({ component, argTypes }: Documented): StrictArgTypes {
  const props = (component as DocgenInfo | undefined)?.__docgenInfo?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const prose = props[name]?.description ?? argType.description ?? ''
      const summary = after('default', prose)
      const selector = after('selector', prose)
      const type = typeOf(argType)
      return [
        name,
        {
          ...argType,
          description: [beforeTags(prose), selector && `\`${selector}\``].filter(Boolean).join('\n\n'),
          table: {
            ...argType.table,
            ...(type && { type: { ...argType.table?.type, summary: type } }),
            ...(summary && { defaultValue: { summary } }),
          },
        },
      ]
    }),
  )
}

/** A tag ends where the next one begins, on its line or on another. */
const after = (tag: string, prose: string) =>
  new RegExp(`@${tag}\\s+(.+?)\\s*(?=@(?:default|selector)\\b|$)`, 'm').exec(prose)?.[1]

const beforeTags = (prose: string) => prose.replace(/\s*@(?:default|selector)\b[\s\S]*$/, '').trim()

/** "union" tells nothing; how the union is written does. */
function typeOf({ type, table }: StrictArgTypes[string]): string | undefined {
  const raw = typeof type === 'object' && 'raw' in type ? type.raw : undefined
  return table?.type?.summary === 'union' ? raw : undefined
}
