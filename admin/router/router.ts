/**
 * Router: goes from URL to URL, asks blockers and the guard of the route, and says what to render. It has
 * only what the admin needs, because every screen waits for it.
 */
import { interfacePath } from '@cyanotype/content/model/core.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { interfacePrefix } from '@cyanotype/content/model/locales.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../api/client.ts'
import { writeLog } from '../app-context/console-log.ts'
import { sessionQuery } from '../app-context/session.ts'
import type { AdminRoute, RouteMatch } from './find-route.ts'
import { findRoute } from './find-route.ts'
import type { AdminHistory, HistoryEntry, Location } from './history.ts'
import { locationOf, withPrefix } from './history.ts'
import type { MayLeave } from './navigation-blockers.ts'
import { createBlockers } from './navigation-blockers.ts'

/** The current location and its route, if there is one. */
export interface CurrentRoute {
  readonly location: Location
  readonly match: RouteMatch | undefined
  /** Scroll to the top, or to the fragment of the URL. */
  readonly resetScroll: boolean
  /** When the navigation ended, in milliseconds. Data that was fetched since belongs to this screen. */
  readonly openedAt: number
}

interface Transition {
  readonly href: string
  /** Replaces the current history entry. */
  readonly replace?: boolean
  readonly resetScroll?: boolean
  readonly ignoreBlocker?: boolean
}

interface Move {
  /** `undefined` at the start. */
  readonly fromLocation: Location | undefined
  readonly pathChanged: boolean
}

export interface Router {
  readonly history: AdminHistory
  /** Whether a route has exactly this path. */
  readonly has: (path: string) => boolean
  /** Resolves when the screen is being rendered. */
  readonly navigate: (transition: Transition) => Promise<void>
  /** `undefined` until the first guard has finished. */
  readonly current: () => CurrentRoute | undefined
  readonly listen: (listener: () => void) => () => void
  readonly block: (mayLeave: MayLeave) => () => void
  readonly subscribe: (moment: Moment, listener: Listener) => () => void
  /** The screen at this location has been rendered. */
  readonly rendered: (location: Location) => void
  /** Finds the first route and runs its guard, which may redirect. */
  readonly open: () => Promise<void>
  /** Follows the browser's back and forward buttons until it is stopped. */
  readonly start: () => () => void
}

type Moment = 'onBeforeNavigate' | 'onRendered'
type Listener = (move: Move) => void

interface RouterOptions extends Omit<GuardContext, 'requested'> {
  readonly routes: readonly AdminRoute[]
  readonly locale: Locale
  readonly history: AdminHistory
}

export function openRouter({ routes, history, ...context }: RouterOptions): Router {
  const prefix = interfacePrefix(context.locale)
  const drawn = createCurrentRoute()
  const moments = createMoments()
  const blockers = createBlockers(history, prefix)
  let latestLoad = 0
  let lastRendered: Location | undefined
  /** The last allowed entry, while a blocker decides about the next. */
  let here: HistoryEntry = history.location

  async function load(resetScroll: boolean): Promise<void> {
    latestLoad += 1
    const thisLoad = latestLoad
    here = history.location
    const location = locationOf(here, prefix)
    moments.notify('onBeforeNavigate', moveFrom(drawn.get()?.location, location))
    const routeMatch = findRoute(routes, location.pathname)
    const instead = routeMatch && (await redirectOf(routeMatch.route, location, context))
    if (thisLoad !== latestLoad) return
    if (instead !== undefined) return navigate({ href: prefix + instead, replace: true, ignoreBlocker: true })
    drawn.set({ location, match: routeMatch, resetScroll, openedAt: Date.now() })
  }

  async function navigate({ href, replace, resetScroll = true, ignoreBlocker }: Transition): Promise<void> {
    const goal = withPrefix(href, prefix)
    if (ignoreBlocker !== true && !(await blockers.confirmNavigation(here, goal))) return
    // Navigating to the current URL adds no entry.
    if (replace === true || goal === history.location.href) history.replace(goal)
    else history.push(goal)
    await load(resetScroll)
  }

  return {
    history,
    has: (path) => routes.some((route) => route.path === path),
    navigate,
    current: drawn.get,
    listen: drawn.listen,
    block: blockers.add,
    subscribe: moments.subscribe,
    rendered(location) {
      if (location === lastRendered) return
      const move = moveFrom(lastRendered, location)
      lastRendered = location
      moments.notify('onRendered', move)
    },
    open: () => load(true),
    start() {
      const stop = history.subscribe(async () => {
        if (await blockers.confirmHistoryStep(here)) await load(true)
      })
      if (drawn.get() === undefined) void load(true)
      return stop
    },
  }
}

async function redirectOf(
  { guard, to }: AdminRoute,
  { pathname, searchStr }: Location,
  context: Omit<GuardContext, 'requested'>,
): Promise<string | undefined> {
  try {
    const target =
      guard === undefined
        ? undefined
        : await guardByName(guard)({ ...context, requested: pathname + searchStr })
    return target ?? to
  } catch (error) {
    // Safe to continue: the server checks each call again.
    writeLog('A guard failed', error)
    return undefined
  }
}

function moveFrom(fromLocation: Location | undefined, to: Location): Move {
  return { fromLocation, pathChanged: fromLocation?.pathname !== to.pathname }
}

function createCurrentRoute() {
  let current: CurrentRoute | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(next: CurrentRoute) {
      current = next
      for (const listener of listeners) listener()
    },
    listen(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function createMoments() {
  const listeners = new Map<Listener, Moment>()
  return {
    subscribe(moment: Moment, listener: Listener) {
      // A new function each time, because the same listener may subscribe twice.
      const own: Listener = (move) => listener(move)
      listeners.set(own, moment)
      return () => listeners.delete(own)
    },
    notify(moment: Moment, move: Move) {
      for (const [listener, subscribed] of listeners) if (subscribed === moment) listener(move)
    },
  }
}

interface GuardContext {
  readonly api: Api
  readonly queries: QueryClient
  readonly locale: Locale
  /** Requested path and query, without the locale prefix. */
  readonly requested: string
}

type Guard = (context: GuardContext) => Promise<string | undefined>

/** The only screen for users whose role requires two-step verification that they have not set up. */
const factorScreen = '/admin/account'

const guards: Readonly<Record<string, Guard>> = {
  /** Redirects signed-out users to sign-in, with the way back, and others to set up a second factor first. */
  'auth-redirect': async ({ api, queries, locale, requested }) => {
    const session = await queries.ensureQueryData(sessionQuery(api))
    if (session?.needsFactor && !requested.startsWith(factorScreen)) return factorScreen
    if (session !== null) return undefined
    return `/admin/login?${new URLSearchParams({ to: interfacePath(locale, requested) })}`
  },
  /** Lets administrators and owners pass. Redirects others to the dashboard. */
  'admin-auth': async (context) => {
    const session = await context.queries.ensureQueryData(sessionQuery(context.api))
    if (session === null || session.needsFactor) return guardByName('auth-redirect')(context)
    return session.role === 'owner' || session.role === 'admin' ? undefined : '/admin'
  },
}

/** Route guards by name. A guard returns where to redirect, or nothing. The specification requires this message. */
export function guardByName(name: string): Guard {
  const guard = Object.hasOwn(guards, name) ? guards[name] : undefined
  if (guard === undefined) throw new Error(`Unknown route middleware: '${name}'`)
  return guard
}
