/**
 * Call router: finds the call for a path. The path is matched exactly as written, without any normalisation.
 */

import { Problem } from '../../problems/problems.ts'
import type { AnyCall } from './define-call.ts'
import type { CallModules } from './handle-call.ts'
import { handleCall } from './handle-call.ts'
import type { Middleware, RequestServices } from './request-context.ts'

interface Route<Call extends Pick<AnyCall, 'at'>> {
  readonly method: string
  /** The segments of the path. `undefined` is a placeholder. */
  readonly parts: readonly (string | undefined)[]
  /** The names of the placeholders with their positions. */
  readonly names: readonly (readonly [name: string, place: number])[]
  readonly call: Call
}

interface RouteOptions<Modules extends CallModules> extends RequestServices {
  readonly modules: Modules
}

export function routeCalls<Modules extends CallModules>(
  calls: readonly AnyCall<Modules>[],
  services: RouteOptions<Modules>,
): Middleware {
  const callsAt = openCallFinder<AnyCall>(calls)
  return async (context, next) => {
    if (!context.path.startsWith('/api/')) return next()
    const routes = callsAt(context.path)
    const method = context.method === 'HEAD' ? 'GET' : context.method
    const route = routes.find((one) => one.method === method)
    if (route !== undefined) return handleCall(route.call, paramsOf(route, context.path), context, services)
    if (routes.length === 0) throw new Problem('not_found')
    const headers = { allow: routes.map((one) => one.method).join(', ') }
    throw new Problem('method_not_allowed', { method: context.method }, { headers })
  }
}

/** Returns the calls at a path, with all their methods. */
export function openCallFinder<Call extends Pick<AnyCall, 'at'>>(
  calls: readonly Call[],
): (path: string) => readonly Route<Call>[] {
  const routes = calls
    .map((call) => routeOf(call))
    .sort((one, other) => one.names.length - other.names.length)
  const kindOf = (parts: Route<Call>['parts']) => `${parts[2]} ${parts.length}`
  const byKind = Map.groupBy(routes, ({ parts }) => kindOf(parts))
  return (path) => {
    const parts = path.split('/')
    return (byKind.get(kindOf(parts)) ?? []).filter((route) => isAt(route, parts))
  }
}

function routeOf<Call extends Pick<AnyCall, 'at'>>(call: Call): Route<Call> {
  const [method = '', path = ''] = call.at.split(' ')
  const written = path.split('/').map((part) => ({ part, name: /^\{(\w+)\}$/.exec(part)?.[1] }))
  const parts = written.map(({ part, name }) => (name === undefined ? part : undefined))
  const names = written.flatMap(({ name }, place) => (name === undefined ? [] : [[name, place] as const]))
  return { method, parts, names, call }
}

function isAt(route: Pick<Route<AnyCall>, 'parts'>, parts: readonly string[]): boolean {
  return route.parts.every((part, place) =>
    part === undefined ? parts[place] !== '' : part === parts[place],
  )
}

/** The whole path was already validated, so each segment can be decoded here. */
function paramsOf({ names }: Pick<Route<AnyCall>, 'names'>, path: string): Record<string, string> {
  const parts = path.split('/')
  const params: Record<string, string> = {}
  for (const [name, place] of names) params[name] = decodeURIComponent(parts[place] ?? '')
  return params
}
