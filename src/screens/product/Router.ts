/** How screens find out where a person is, and lead them on, in the host's own router. */
export interface Router {
  /** The path and search at hand: `/invoices/7?tab=lines`. */
  readonly location: string
  /** Goes to a path, with a new place in the history or in place of this one. */
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void
  /**
   * Goes one step back in the history. A form in a drawer that is done with leads back so, and the page below it does not stand in
   * the history twice. @default that page takes the place of the form
   */
  readonly back?: (() => void) | undefined
  /** The address of a path for a link, where the app does not stand at the root. @default the path */
  readonly createHref?: (to: string) => string
  /** Whether another page is on its way, for a router that loads pages before it shows them. @default false */
  readonly pending?: boolean | undefined
}
