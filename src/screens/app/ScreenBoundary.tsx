'use client'

import { Component, type ReactNode } from 'react'
import { StatusScreenView } from '../status/StatusScreenView'

interface ScreenBoundaryProps {
  /** Elsewhere the screen is tried again by itself. */
  address: string
  /** How deep its heading stands. @default 1 */
  headingLevel?: 1 | 2
  children: ReactNode
}

/**
 * Keeps an error of one screen in its place, so that frame and navigation stay; React writes it into the console. A class, because
 * no hook can catch one.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ address }: ScreenBoundaryProps) {
    if (this.state.failed && address !== this.props.address) this.setState({ failed: false })
  }

  override render() {
    const { headingLevel = 1, children } = this.props
    if (!this.state.failed) return children
    return (
      <StatusScreenView
        status="failed"
        headingLevel={headingLevel}
        autoFocus
        onRetry={() => this.setState({ failed: false })}
      />
    )
  }
}
