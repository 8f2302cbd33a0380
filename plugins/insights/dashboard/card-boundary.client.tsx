'use client'

import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode }

/** Keeps a plugin's card that cannot be drawn from taking the start of the admin away. */
export class CardBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <p>This could not be shown.</p> : this.props.children
  }
}
