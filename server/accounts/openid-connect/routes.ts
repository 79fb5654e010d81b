/**
 * The two links of sign-in at the provider: one sends the browser there, and the provider sends it back to the other.
 * Both end with a redirect. A failure goes to the sign-in page, which says what happened.
 */
import { interfacePath, readInterfaceLocale } from '@cyanotype/content/model/index.ts'
import type { Logger } from 'pino'
import { callbackPath } from '../../config/openid-connect-variables.ts'
import type { Context, Middleware, RequestServices } from '../../http/calls/request-context.ts'
import { redirect } from '../../http/response/redirect.ts'
import { Problem } from '../../problems/problems.ts'
import type { Auth } from '../auth/index.ts'
import type { ProviderRefusal } from '../auth/provider-sign-in.ts'
import { newFlow, returnPath } from './flow.ts'
import type { OpenIdConnect, ProviderSignIn } from './index.ts'
import { ProviderProblem } from './provider.ts'

const startPath = '/api/auth/openid-connect'

/** What the sign-in page explains. */
type Failure = ProviderRefusal | ProviderProblem['reason'] | 'expired' | 'too_many'

interface RouteOptions extends Pick<RequestServices, 'limits' | 'sessionCookie'> {
  readonly openIdConnect: OpenIdConnect
  readonly auth: Pick<Auth, 'anyActorOf'>
  readonly log: Pick<Logger, 'warn' | 'info'>
}

export function serveProviderSignIn({ openIdConnect, ...services }: RouteOptions): Middleware {
  const { signIn } = openIdConnect
  return async (context, next) => {
    const { path, method } = context
    if (signIn === undefined || method !== 'GET' || (path !== startPath && path !== callbackPath))
      return next()
    services.limits.check(context.state.visitor, undefined)
    context.set('cache-control', 'private, no-store')
    if (path === startPath) await begin(context, signIn, services)
    else await finish(context, signIn, services)
  }
}

type Services = Omit<RouteOptions, 'openIdConnect'>

async function begin(context: Context, signIn: ProviderSignIn, services: Services): Promise<void> {
  const query = new URLSearchParams(context.querystring)
  const to = returnPath(query.get('to'))
  const actor = query.has('confirm')
    ? await services.auth.anyActorOf(context.state.visitor.session)
    : undefined
  const flow = newFlow(to, new Date(), actor?.id)
  try {
    const address = await signIn.addressFor(flow)
    context.append('set-cookie', signIn.cookie.set(flow))
    redirect(context, 303, address.href)
  } catch (thrown) {
    fail(context, failureOf(thrown, services), to)
  }
}

async function finish(context: Context, signIn: ProviderSignIn, services: Services): Promise<void> {
  const flow = signIn.cookie.read(context.headers.cookie, new Date())
  context.append('set-cookie', signIn.cookie.set(null))
  if (flow === undefined) return fail(context, 'expired', '/admin')
  try {
    const found = await signIn.finish(context.querystring, flow, context.state.visitor)
    if ('reason' in found) return fail(context, found.reason, flow.to)
    context.append('set-cookie', services.sessionCookie.set(found.session))
    redirect(context, 303, flow.to)
  } catch (thrown) {
    fail(context, failureOf(thrown, services), flow.to)
  }
}

function failureOf(thrown: unknown, { log }: Services): Failure {
  if (thrown instanceof Problem && thrown.code === 'too_many_requests') return 'too_many'
  if (!(thrown instanceof ProviderProblem)) throw thrown
  if (thrown.reason !== 'cancelled') log.warn({ reason: thrown.message }, 'sign-in at the provider failed')
  return thrown.reason
}

function fail(context: Context, failure: Failure, to: string): void {
  const { locale } = readInterfaceLocale(to.split(/[?#]/)[0] ?? to)
  const query = new URLSearchParams({ problem: failure, to })
  redirect(context, 303, `${interfacePath(locale, '/admin/login')}?${query}`)
}
