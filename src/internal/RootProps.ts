import type { CSSProperties, Ref } from 'react'

/** Props for the root of a component, the outermost element that it draws. */
export interface RootProps<RootElement extends Element> extends DataAttributes {
  /** Added to the root's own class. */
  className?: string | undefined
  /** Set on the root. */
  style?: CSSProperties | undefined
  /** The root. */
  ref?: Ref<RootElement> | undefined
}

/** Attributes that are set on the root as they are, for tests, style sheets and scripts. */
export interface DataAttributes {
  [name: `data-${string}`]: string | number | boolean | undefined
}
