import type { ComponentProps } from 'react'

/** A table of a docs page: on a narrow screen it scrolls by itself, and the page does not. */
export function WideTable(props: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div className="docs-table" role="region" aria-label="Table" tabIndex={0}>
      <table {...props} className="sbdocs sbdocs-table" />
    </div>
  )
}
