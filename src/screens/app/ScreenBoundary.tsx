'use client'

import { Component, type ReactNode, useEffect, useState } from 'react'
import { StatusScreenView } from '../status/StatusScreenView'

interface ScreenBoundaryProps {
  /** Elsewhere the screen is tried again by itself. */
  address: string
  /** How deep its heading stands. @default 1 */
  headingLevel?: 1 | 2 | undefined
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

  tryAgain = () => this.setState({ failed: false })

  override render() {
    const { children, ...place } = this.props
    return this.state.failed ? <BrokenScreen {...place} onRetry={this.tryAgain} /> : children
  }
}

interface BrokenScreenProps extends Omit<ScreenBoundaryProps, 'children'> {
  onRetry: () => void
}

function BrokenScreen({ address, headingLevel = 1, onRetry }: BrokenScreenProps) {
  const [brokenAt] = useState(address)
  useEffect(() => {
    if (address !== brokenAt) onRetry()
  }, [address, brokenAt, onRetry])
  return <StatusScreenView status="failed" headingLevel={headingLevel} autoFocus onRetry={onRetry} />
}
