/**
 * Renders the screen of the current route in its layout. One component for all routes, so that a screen
 * survives a change of its route.
 */
import { Button, Callout, VisuallyHidden } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { UploadWatch } from '../media/uploads/upload-watch.tsx'
import { RenderMark } from '../router/on-screen-drawn.tsx'
import type { CurrentRoute } from '../router/router.ts'
import { ScreenBoundary } from '../router/screen-boundary.tsx'
import { useCurrentRoute, useRouter } from '../router/use-router.ts'
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx'
import { writeLog } from './console-log.ts'
import { ScreenTitle } from './screen-title.tsx'
import { Shell } from './shell.tsx'

export function Screen() {
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
  const isAlone = draw !== undefined && route?.layout === 'none'
  return (
    <>
      {isAlone ? screen : <Shell>{screen}</Shell>}
      <Announcer />
      <UploadWatch />
    </>
  )
}

/** Announces the title of each new screen in one polite live region that is always there. */
function Announcer() {
  const router = useRouter()
  const [said, say] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation !== undefined) say(document.title)
      }),
    [router],
  )

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {said}
    </VisuallyHidden>
  )
}

/** Shown when a screen fails to render. Unsaved text is stored on this device, and a reload offers it. */
function ScreenFailure({ error }: { readonly error: unknown }) {
  useEffect(() => writeLog('A screen failed', error), [error])
  return (
    <main className="screen-failure" id="main-content">
      <ScreenTitle>
        <Trans>This screen failed</Trans>
      </ScreenTitle>
      <Callout tone="danger">
        <p>
          <Trans>What you wrote is kept on this device. Load the page again to go on.</Trans>
        </p>
        <Button onClick={() => location.reload()}>
          <Trans>Load again</Trans>
        </Button>
      </Callout>
    </main>
  )
}
