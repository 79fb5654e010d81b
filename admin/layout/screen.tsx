/** Draws the screen of the current route inside its layout. One place for all, so that a screen survives its route's change. */

import { Button, Callout } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { useLocation, useMatches } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { writeLog } from '../log.ts'
import { UploadWatch } from '../media/upload-watch.tsx'
import type { AdminRoute } from '../routes.tsx'
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx'
import { Announcer } from './announcer.tsx'
import { ScreenLoading } from './screen-loading.tsx'
import { ScreenTitle } from './screen-title.tsx'
import { Shell } from './shell.tsx'

export function Screen({ routes }: { readonly routes: readonly AdminRoute[] }) {
  const leaf = useMatches({ select: (matches) => matches.at(-1) })
  const { publicHref } = useLocation()
  const route = routes.find(({ path }) => path === leaf?.fullPath)
  const draw = route?.draw
  const screen = draw?.({ params: wordsOf(leaf?.params), search: wordsOf(leaf?.search) }) ?? (
    <NotFoundScreen path={publicHref} />
  )
  const isAlone = draw !== undefined && route?.layout === 'none'
  return (
    <>
      {isAlone ? (
        <Suspense fallback={<ScreenLoading />}>{screen}</Suspense>
      ) : (
        <Shell>
          <Suspense fallback={<ScreenLoading />}>{screen}</Suspense>
        </Shell>
      )}
      <Announcer />
      <UploadWatch />
    </>
  )
}

/** Router and screens agree on plain words: whatever else is in an address counts as absent. */
function wordsOf(record: object | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(record ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** A screen that failed to draw. What was typed is kept on this device, and a reload offers it. */
export function ScreenFailure({ error }: { readonly error: unknown }) {
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
