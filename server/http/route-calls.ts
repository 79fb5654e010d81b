/** Finds the call that an address means. The path decides exactly as it is written: nothing is tidied up first. */
import { answerCall } from './answer-call.ts'
import type { AnyCall } from './call.ts'
import type { Middleware, Surroundings } from './context.ts'
import { Problem } from './problems.ts'

interface Route {
  readonly method: string
  readonly pattern: RegExp
  readonly call: AnyCall
}

export function routeCalls(calls: readonly AnyCall[], surroundings: Surroundings): Middleware {
  const routes = calls.map(routeOf).sort((one, other) => placeholders(one) - placeholders(other))
  const byModule = Map.groupBy(routes, ({ call }) => moduleOf(call.at))
  return async (context, next) => {
    if (!context.path.startsWith('/api/')) return next()
    const near = byModule.get(moduleOf(context.path)) ?? []
    const there = near.filter(({ pattern }) => pattern.test(context.path))
    const method = context.method === 'HEAD' ? 'GET' : context.method
    const route = there.find((one) => one.method === method)
    if (route !== undefined) {
      return answerCall(route.call, paramsOf(route.pattern, context.path), context, surroundings)
    }
    if (there.length === 0) throw new Problem('not_found')
    const headers = { allow: there.map((one) => one.method).join(', ') }
    throw new Problem('method_not_allowed', { method: context.method }, { headers })
  }
}

function routeOf(call: AnyCall): Route {
  const [method = '', path = ''] = call.at.split(' ')
  const pattern = path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return { method, pattern: new RegExp(`^${pattern}$`), call }
}

/** The part of a path after `/api/`, which is the same for all calls of a module. */
const moduleOf = (path: string) => path.split('/', 3)[2]

const placeholders = ({ call }: Route) => call.at.split('{').length

/** The path was decoded as a whole before, so that each part can be decoded here. */
function paramsOf(pattern: RegExp, path: string): Record<string, string> {
  const groups = pattern.exec(path)?.groups ?? {}
  return Object.fromEntries(Object.entries(groups).map(([name, part]) => [name, decodeURIComponent(part)]))
}
