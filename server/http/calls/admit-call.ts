/** Decides who makes a call, and whether they may, before its input is read. */
import { automaticHeader } from '@cyanotype/content/contracts/automatic-header.ts'
import type { DocumentType, Layer, Types } from '@cyanotype/content/model/index.ts'
import { may, siteLayers } from '@cyanotype/content/model/index.ts'
import { Problem } from '../../problems/problems.ts'
import { isOwnRequest } from '../middleware/csrf-origin.ts'
import type { AnyCall } from './define-call.ts'
import type { CallServices } from './handle-call.ts'
import type { Actor } from './principal.ts'
import type { Context } from './request-context.ts'
import { actorOfToken, invalidToken } from './token-access.ts'

type Params = Readonly<Record<string, string>>

/** The user who makes the call, if permitted. */
export async function admit(
  call: AnyCall,
  params: Params,
  context: Context,
  services: CallServices,
): Promise<Actor | undefined> {
  const { modules, isOwnOrigin, diskReserve } = services
  const { visitor } = context.state
  const found = withFactor(call, await identify(call, context, services))
  const changes = !['GET', 'HEAD'].includes(context.method)
  // Browsers send cookies by themselves, but never a token.
  if (changes && visitor.bearer === undefined && !isOwnRequest(context.headers, isOwnOrigin))
    throw new Problem('foreign_origin')
  const actor = found?.token === undefined ? found : actorOfToken(call, found, found.token, params.type)
  checkAccess(call, actor, params, modules.documents.types)
  if (changes && !worksOnFullDisk(call) && (await diskReserve.isFull())) throw new Problem('storage_full')
  if (call.requiresRecentAuth && !(await modules.auth.hasRecentAuth(visitor.session)))
    throw new Problem('reauthentication_required')
  return actor && { ...actor, address: visitor.address }
}

async function identify(
  { isAutomatic }: AnyCall,
  { headers, state }: Context,
  { modules, limits }: CallServices,
): Promise<Actor | undefined> {
  const { session, bearer } = state.visitor
  const isUse = isAutomatic !== true && headers[automaticHeader] === undefined
  const found = await (bearer === undefined
    ? modules.auth.anyActorOf(session, isUse)
    : modules.tokens.actorOf(bearer))
  if (found === undefined && bearer !== undefined) throw invalidToken()
  const credential = bearer ?? session
  if (found !== undefined && credential !== undefined) limits.recognise(credential)
  return found
}

/** Where anyone may call, a user without a required factor is a visitor. A program learns that its token is refused. */
function withFactor(call: AnyCall, actor: Actor | undefined): Actor | undefined {
  if (actor?.needsFactor !== true || (call.worksWithoutFactor && actor.token === undefined)) return actor
  if (call.may === 'anyone' && actor.token === undefined) return undefined
  throw new Problem('factor_required')
}

/** Whether a call may use the space that is reserved for a full disk. To read, a session may have to be extended. */
export const worksOnFullDisk = ({ at, worksOnFullDisk }: AnyCall): boolean =>
  worksOnFullDisk === true || /^(?:GET|DELETE) /.test(at)

function checkAccess(call: AnyCall, actor: Actor | undefined, params: Params, types: Types): void {
  if (call.may === 'anyone') return
  if (actor === undefined) throw new Problem('not_signed_in')
  if (call.may === 'signed-in') return
  if (!may(actor, call.may, subjectOf(params, types))) throw new Problem('not_allowed')
}

function subjectOf({ type, locale }: Params, types: Types): { type?: DocumentType; layer?: Layer } {
  const declared = type !== undefined && Object.hasOwn(types, type) ? types[type] : undefined
  const layer = siteLayers().find((one) => one === locale)
  return { ...(declared && { type: declared }), ...(layer && { layer }) }
}
