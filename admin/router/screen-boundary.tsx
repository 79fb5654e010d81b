/** Catches a screen that fails to draw, and tries again when somebody goes elsewhere. */
import type { ComponentType, ReactNode } from 'react'
import { Component } from 'react'

interface ScreenBoundaryProps {
  /** Where one is: another one is another try. */
  readonly place: unknown
  readonly failure: ComponentType<{ readonly error: unknown }>
  readonly children: ReactNode
}

interface State {
  readonly place: unknown
  readonly failed?: { readonly error: unknown } | undefined
}

export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps({ place }: ScreenBoundaryProps, state: State): Partial<State> | null {
    return place === state.place ? null : { place, failed: undefined }
  }

  override state: State = { place: this.props.place }

  override render(): ReactNode {
    const { failure: Failure, children } = this.props
    const { failed } = this.state
    return failed === undefined ? children : <Failure error={failed.error} />
  }
}
