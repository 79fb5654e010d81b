/** Loads the code of the first screen and starts its queries before anything is rendered. */
import { interfacePrefix } from '@cyanotype/content/model/locales.ts'
import type { ReactElement } from 'react'
import { isValidElement } from 'react'
import { sessionQuery } from '../app-context/session.ts'
import type { AdminRoute } from '../router/find-route.ts'
import { findRoute } from '../router/find-route.ts'
import { locationOf } from '../router/history.ts'
import type { Router } from '../router/router.ts'
import type { LazyScreen, ScreenContext } from './lazy-component.tsx'
import type { ScreenMessages } from './screen-messages.ts'

interface FirstScreenOptions {
  readonly routes: readonly AdminRoute[]
  readonly router: Router
  readonly messages: ScreenMessages
  readonly context: Omit<ScreenContext, 'username'>
}

/** The guard requests the session while the code loads. */
export async function openFirstScreen(options: FirstScreenOptions): Promise<void> {
  const { router, messages, context } = options
  await Promise.all([router.open(), screenHere(options)?.type.load(messages)])
  // The guard may have redirected to another screen.
  const screen = screenHere(options)
  await screen?.type.load(messages)
  const username = context.queries.getQueryData(sessionQuery(context.api).queryKey)?.username
  if (username !== undefined) screen?.type.prefetch({ ...context, username }, screen.props)
}

type LazyElement = ReactElement<object, LazyScreen<object>>

function screenHere({ routes, router, context: { locale } }: FirstScreenOptions): LazyElement | undefined {
  const { pathname, search } = locationOf(router.history.location, interfacePrefix(locale))
  const routeMatch = findRoute(routes, pathname)
  const element = routeMatch?.route.draw?.({ params: routeMatch.params, search })
  return isLazyElement(element) ? element : undefined
}

const isLazyElement = (element: unknown): element is LazyElement =>
  isValidElement(element) && typeof element.type === 'function' && Object.hasOwn(element.type, 'prefetch')
