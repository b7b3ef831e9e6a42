import type { ReactNode } from 'react'
import { classes } from '../internal/classes'
import type { RootProps } from '../internal/RootProps'

export interface Description {
  /** Tells the pair from the others. @default its place in the list */
  id?: string | undefined
  /** Names the value: "Wildlife species". */
  label: ReactNode
  /** The value as a person reads it; a `Skeleton` while it loads. */
  value: ReactNode
  /** Takes the whole width: for long text. @default false */
  wide?: boolean | undefined
}

export interface DescriptionListProps extends RootProps<HTMLDListElement> {
  /** The pairs in reading order. */
  items: readonly Description[]
  /**
   * `rows` sets label and value side by side, one pair to a line; `columns` sets the label above its value and as many
   * pairs beside each other as there is room for.
   * @selector [data-layout="columns"]
   * @default 'rows'
   */
  layout?: 'rows' | 'columns' | undefined
  id?: string | undefined
  /** Names the list, where no heading does. */
  'aria-label'?: string | undefined
  /** Names the list by the id of its heading. */
  'aria-labelledby'?: string | undefined
}

/** Shows a record to read: what each thing is called, and what it is. */
export function DescriptionList({ items, layout = 'rows', className, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={classes('sw-DescriptionList', className)} data-layout={layout}>
      {items.map(({ id, label, value, wide }, place) => (
        <div key={id ?? place} className="sw-DescriptionList-pair" data-wide={wide || undefined}>
          <dt className="sw-DescriptionList-label">{label}</dt>
          <dd className="sw-DescriptionList-value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
