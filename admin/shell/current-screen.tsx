/**
 * Renders the screen of the current route in its layout. One component for all routes, so that a screen
 * survives a change of its route.
 */
import { Button, Callout, VisuallyHidden } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { Component, useEffect, useState } from 'react'
import { writeLog } from '../app-context/console-log.ts'
import { NotFoundScreen } from '../components/not-found-screen.tsx'
import { ScreenTitle } from '../components/screen-heading.tsx'
import { UploadWatch } from '../media/uploads/uploads-provider.tsx'
import type { CurrentRoute } from '../router/router.ts'
import { RenderMark, useCurrentRoute, useRouter } from '../router/router-context.tsx'
import { Shell } from './shell.tsx'

export function CurrentScreen() {
  const currentRoute = useCurrentRoute()
  return (
    <ScreenBoundary resetKey={currentRoute} failure={ScreenFailure}>
      {currentRoute === undefined ? null : <ScreenAt {...currentRoute} />}
    </ScreenBoundary>
  )
}

function ScreenAt({ location: { search, publicHref }, match }: CurrentRoute) {
  const { route, params = {} } = match ?? {}
  const draw = route?.draw
  const screen = draw?.({ params, search }) ?? (
    <>
      <NotFoundScreen path={publicHref} />
      <RenderMark />
    </>
  )
  const isWithoutShell = draw !== undefined && route?.layout === 'none'
  return (
    <>
      {isWithoutShell ? screen : <Shell>{screen}</Shell>}
      <Announcer />
      <UploadWatch />
    </>
  )
}

/** Announces the title of each new screen in one polite live region that is always there. */
function Announcer() {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    let titleBefore = document.title
    const observer = new MutationObserver(() => {
      if (document.title === titleBefore) return
      observer.disconnect()
      setAnnouncement(document.title)
    })
    const stops = [
      () => observer.disconnect(),
      router.subscribe('onBeforeNavigate', () => {
        observer.disconnect()
        titleBefore = document.title
      }),
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || fromLocation === undefined) return
        if (document.title !== titleBefore) setAnnouncement(document.title)
        // A screen such as a document has its title only when it is loaded.
        else observer.observe(document.head, { subtree: true, childList: true, characterData: true })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router])

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  )
}

/** Shown when a screen fails to render. Unsaved text is stored on this device, and a reload offers it. */
function ScreenFailure({ error }: { readonly error: unknown }) {
  useEffect(() => writeLog('A screen failed', error), [error])
  return (
    <main className="screen-failure" id="main-content">
      <ScreenTitle>
        <Trans>Something went wrong</Trans>
      </ScreenTitle>
      <Callout tone="danger">
        <p>
          <Trans>Your changes are stored on this device. Reload the page to continue.</Trans>
        </p>
        <Button onClick={() => location.reload()}>
          <Trans>Reload</Trans>
        </Button>
      </Callout>
    </main>
  )
}

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

/** Error boundary for a screen: retries when the user navigates. */
class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
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
