import { Component, type ReactNode } from 'react'

export interface BeforeChangeProps<Seen> {
  /** Called before React changes the page. */
  look: () => Seen | undefined
  /** Called with what that saw, as soon as the page is changed and before a person sees it. */
  change: (seen: Seen | undefined) => void
  children: ReactNode
}

/** A class, since React tells nothing else that it is about to change the page. */
export class BeforeChange<Seen> extends Component<BeforeChangeProps<Seen>> {
  override getSnapshotBeforeUpdate(): Seen | null {
    return this.props.look() ?? null
  }

  override componentDidUpdate(_: unknown, __: unknown, seen: Seen | null) {
    this.props.change(seen ?? undefined)
  }

  override render() {
    return this.props.children
  }
}
