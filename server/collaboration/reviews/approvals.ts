/** Approvals: whether enough users have approved a version, as the rule of its type says. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { siteLayers } from '@cyanotype/content/model/index.ts'
import type { Queries, Transaction } from '../../db/index.ts'
import type { ReviewDecisionsTable } from '../../db/tables/collaboration.ts'
import type { Approvals, PublishRequest } from '../../documents/index.ts'
import { Problem } from '../../problems/problems.ts'
import { decisionsAbout, findRule } from './review-store.ts'
import type { Rule, Versions } from './schemas.ts'
import { approverRoles, noRule, versions } from './schemas.ts'

export async function ruleOf(queries: Queries, type: string): Promise<Rule> {
  const row = await findRule(queries, type)
  return row === undefined ? noRule : { approvals: row.approvals, roles: rolesIn(row.roles) }
}

export function rolesIn(json: string | null): Rule['roles'] {
  if (json === null) return null
  const names: unknown = JSON.parse(json)
  return Array.isArray(names) ? approverRoles.filter((name) => names.includes(name)) : null
}

export const versionsIn = (json: string): Versions => versions.parse(JSON.parse(json))

export const approvals: Approvals = {
  require: requireApprovals,
  async last(queries, type, id) {
    const decisions = await decisionsAbout(queries, id)
    return decisions.length === 0 ? {} : approvedVersions(decisions, await ruleOf(queries, type))
  },
}

/** Refuses to publish a version that lacks approvals. */
async function requireApprovals(
  trx: Transaction,
  { type, id, layers: requested }: PublishRequest,
): Promise<void> {
  const rule = await ruleOf(trx, type.name)
  if (rule.approvals === 0) return
  const decisions = await decisionsAbout(trx, id)
  for (const layer of siteLayers()) {
    const version = requested[layer]
    if (version === undefined) continue
    const given = approvalsOf(decisions, rule, layer, version)
    if (given < rule.approvals) throw new Problem('approval_missing', { given, needed: rule.approvals })
  }
}

export const hasApproverRole = ({ roles }: Rule, role: string): boolean =>
  roles === null || roles.some((name) => name === role)

/** How many users approve a version. Only the last decision of each about it counts. `decisions`: newest first. */
function approvalsOf(
  decisions: readonly ReviewDecisionsTable[],
  rule: Rule,
  layer: Layer,
  version: number,
): number {
  const last = new Map<string, ReviewDecisionsTable>()
  for (const decision of decisions) {
    if (versionsIn(decision.layers)[layer] === version && !last.has(decision.user_id))
      last.set(decision.user_id, decision)
  }
  return [...last.values()].filter(
    ({ decision, role }) => decision === 'approved' && hasApproverRole(rule, role),
  ).length
}

/** The last version of each layer that has enough approvals. */
export function approvedVersions(
  decisions: readonly ReviewDecisionsTable[],
  rule: Rule,
): Partial<Record<Layer, number>> {
  const needed = Math.max(1, rule.approvals)
  const found = siteLayers().flatMap((layer) => {
    const all = decisions.flatMap((decision) => versionsIn(decision.layers)[layer] ?? [])
    const approved = [...new Set(all)]
      .filter((version) => approvalsOf(decisions, rule, layer, version) >= needed)
      .toSorted((one, other) => other - one)
    return approved[0] === undefined ? [] : [[layer, approved[0]] as const]
  })
  return Object.fromEntries(found)
}
