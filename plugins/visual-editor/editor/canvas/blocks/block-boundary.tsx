import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  fallback: ReactNode /** A new one means: try again. */
  resetKey: unknown
}

/** Keeps a block that cannot be drawn from taking the page down. */
export class BlockBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) {
      this.setState({ hasFailed: false })
    }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
