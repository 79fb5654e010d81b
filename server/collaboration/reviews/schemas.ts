/** Schemas of reviews: what calls take and return. */

import type { Role } from '@cyanotype/content/model/index.ts'
import { anyLayer, siteLayer } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'

const version = z.int().min(1)
const versionsBy = (layer: typeof anyLayer) =>
  z
    .partialRecord(layer, version)
    .refine((chosen) => Object.keys(chosen).length > 0)
    .describe('The newest version of each layer.')
/** Of stored reviews, also in languages that were removed from the site. */
export const versions = versionsBy(anyLayer)
/** Permissions are checked for the languages of the site, so no other may be named. */
const namedVersions = versionsBy(siteLayer)
export type Versions = z.output<typeof versions>

const note = z
  .string()
  .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
  .pipe(z.string().max(5_000))
  .describe('Plain text.')

const person = z.object({ id: z.string(), username: z.string() })
export type ReviewUser = z.output<typeof person>
export const people = z.object({ items: z.array(person).describe('Users whose approval counts, by name.') })

/** The roles that may publish. */
export const approverRoles = ['owner', 'admin', 'editor', 'translator'] as const satisfies readonly Role[]

export const ruleForm = z.strictObject({
  approvals: z.int().min(0).max(5).describe('How many users have to approve. 0: none is needed.'),
  roles: z
    .array(z.enum(approverRoles))
    .min(1)
    .nullable()
    .describe('The roles whose approval counts. Null: everyone who may publish.'),
})
export type Rule = z.output<typeof ruleForm>
export const ruleResponse = ruleForm.extend({ type: z.string() })
export const noRule: Rule = { approvals: 0, roles: null }

const states = ['requested', 'approved', 'changes', 'withdrawn'] as const
const state = z.enum(states).describe('`changes`: a reviewer requested changes.')
export const stateOf = (text: string) => state.parse(text)

export const decisions = ['approved', 'changes'] as const
export const decisionForm = z.strictObject({
  decision: z.enum(decisions),
  layers: namedVersions.describe('The versions that you have seen.'),
  comment: note.default(''),
})
export type DecisionForm = z.output<typeof decisionForm>

export const requestForm = z.strictObject({
  layers: namedVersions,
  reviewers: z.array(z.string().min(1).max(64)).min(1).max(20).describe('The ids of users.'),
  note: note.default(''),
})
export type RequestForm = z.output<typeof requestForm>

const decisionResponse = z.object({
  by: person.nullable().describe('Null when the account was deleted.'),
  decision: z.enum(decisions),
  layers: versions,
  comment: z.string(),
  at: z.string(),
})
export type DecisionResponse = z.output<typeof decisionResponse>

const review = z.object({
  id: z.string(),
  state,
  layers: versions,
  requestedBy: person.nullable().describe('Null when the account was deleted.'),
  requestedAt: z.string(),
  note: z.string(),
  reviewers: z.array(person),
  decisions: z.array(decisionResponse).describe('Oldest first.'),
})
export type ReviewResponse = z.output<typeof review>

export const reviewState = z.object({
  rule: ruleForm,
  review: review.nullable().describe('The last review of the document.'),
  approved: z
    .partialRecord(anyLayer, version)
    .describe('The last version of each layer with enough approvals, to compare with.'),
})
export type ReviewState = z.output<typeof reviewState>

export const ownReviews = z.object({
  items: z.array(
    z.object({
      document: z.object({ type: z.string(), id: z.string(), title: z.string().nullable() }),
      requestedBy: z.string().nullable(),
      requestedAt: z.string(),
      layers: versions,
    }),
  ),
})
export type OwnReview = z.output<typeof ownReviews>['items'][number]
