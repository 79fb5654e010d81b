/** Draws the screen of the current route inside its layout. One place for all, so that a screen survives its route's change. */

import { Button, Callout } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { UploadWatch } from '../media/uploads/upload-watch.tsx'
import { Drawn } from '../router/on-screen-drawn.tsx'
import type { Standing } from '../router/router.ts'
import { ScreenBoundary } from '../router/screen-boundary.tsx'
import { useStanding } from '../router/use-router.ts'
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx'
import { writeLog } from './console-log.ts'
import { Announcer } from './route-announcer.tsx'
import { ScreenTitle } from './screen-title.tsx'
import { Shell } from './shell.tsx'

export function Screen() {
  const standing = useStanding()
  return (
    <ScreenBoundary place={standing} failure={ScreenFailure}>
      {standing === undefined ? null : <ScreenAt {...standing} />}
    </ScreenBoundary>
  )
}

function ScreenAt({ location: { search, publicHref }, found }: Standing) {
  const { route, params = {} } = found ?? {}
  const draw = route?.draw
  const screen = draw?.({ params, search }) ?? (
    <>
      <NotFoundScreen path={publicHref} />
      <Drawn />
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

/** A screen that failed to draw. What was typed is kept on this device, and a reload offers it. */
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
