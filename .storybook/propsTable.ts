import type { StrictArgTypes } from 'storybook/internal/types'

interface Documented {
  component?: unknown
  argTypes: StrictArgTypes
}

interface DocgenInfo {
  __docgenInfo?: { props?: Record<string, { description?: string }> }
}

/** Fills the column “Default” from what the prop's prose says after `@default`, and names its selector. */
export function withProse({ component, argTypes }: Documented): StrictArgTypes {
  const props = (component as DocgenInfo | undefined)?.__docgenInfo?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const prose = props[name]?.description ?? ''
      const summary = after('default', prose)
      const selector = after('selector', prose)
      return [
        name,
        {
          ...argType,
          ...(selector && { description: `${argType.description ?? ''}\n\n\`${selector}\`` }),
          table: { ...argType.table, ...(summary && { defaultValue: { summary } }) },
        },
      ]
    }),
  )
}

const after = (tag: string, prose: string) => new RegExp(`@${tag}\\s+(.+)`).exec(prose)?.[1]?.trim()
