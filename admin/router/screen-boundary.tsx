/** Error boundary for a screen: retries when the user navigates. */
import type { ComponentType, ReactNode } from 'react'
import { Component } from 'react'

interface ScreenBoundaryProps {
  /** The current location: another one starts another attempt. */
  readonly resetKey: unknown
  readonly failure: ComponentType<{ readonly error: unknown }>
  readonly children: ReactNode
}

interface State {
  readonly resetKey: unknown
  readonly failed?: { readonly error: unknown } | undefined
}

export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: ScreenBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { resetKey, failed: undefined }
  }

  override state: State = { resetKey: this.props.resetKey }

  override render(): ReactNode {
    const { failure: Failure, children } = this.props
    const { failed } = this.state
    return failed === undefined ? children : <Failure error={failed.error} />
  }
}
