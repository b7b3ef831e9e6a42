import { classes } from '../internal/classes'
import type { RootProps } from '../internal/RootProps'

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /**
   * `text` is as high as a line of the text around it; `block` fills the box it is given.
   * @selector [data-shape="block"]
   * @default 'text'
   */
  shape?: 'text' | 'block' | undefined
  /** How many lines of text; the last one of several is shorter. @default 1 */
  lines?: number | undefined
  /** Any CSS length. @default the width of the container */
  width?: string | undefined
  /** Any CSS length, for a `block`. @default the height of a control */
  height?: string | undefined
}

/** Holds the place of what is being loaded. Silent: the screen around it says that it loads. */
export function Skeleton(props: SkeletonProps) {
  const { shape = 'text', lines = 1, width, height, className, style, ...rest } = props
  return (
    <span
      {...rest}
      className={classes('sw-Skeleton', className)}
      data-shape={shape}
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: shape === 'block' ? height : undefined, ...style }}
    >
      {shape === 'text' &&
        Array.from({ length: lines }, (_, line) => <span key={line} className="sw-Skeleton-line" />)}
    </span>
  )
}
