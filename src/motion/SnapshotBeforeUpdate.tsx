import { Component, type ReactNode } from 'react'

export interface SnapshotBeforeUpdateProps<Snapshot> {
  /** Called before React changes the page. */
  getSnapshot: () => Snapshot | undefined
  /** Called with that snapshot as soon as the page is changed, and before a person sees it. */
  onUpdate: (snapshot: Snapshot | undefined) => void
  children: ReactNode
}

/** A class, because hooks have no `getSnapshotBeforeUpdate`. */
export class SnapshotBeforeUpdate<Snapshot> extends Component<SnapshotBeforeUpdateProps<Snapshot>> {
  override getSnapshotBeforeUpdate(): Snapshot | null {
    return this.props.getSnapshot() ?? null
  }

  override componentDidUpdate(_: unknown, __: unknown, snapshot: Snapshot | null) {
    this.props.onUpdate(snapshot ?? undefined)
  }

  override render() {
    return this.props.children
  }
}
