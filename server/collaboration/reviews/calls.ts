/** Calls of reviews and of the rules that say who has to approve. */
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { Reviews } from './index.ts'
import {
  decisionForm,
  ownReviews,
  people,
  requestForm,
  reviewState,
  ruleForm,
  ruleResponse,
} from './schemas.ts'

const call = callUsing<{ reviews: Reviews }>()
const params = z.object({ type: z.string(), id: z.string().min(1).max(100) })

export const reviewCalls = [
  call('GET /api/documents/{type}/{id}/review', {
    summary: 'Reads the last review of a document, the rule, and the last approved versions.',
    may: 'documents.read',
    params,
    responses: { 200: reviewState, problems: ['not_found'] },
    run: async ({ reviews, actor, params }) => reply(200, await reviews.state(actor, params)),
  }),
  call('GET /api/documents/{type}/{id}/review/people', {
    summary: 'Lists the users whose approval of the document counts.',
    may: 'documents.read',
    token: 'refused',
    params,
    responses: { 200: people, problems: ['not_found'] },
    run: async ({ reviews, actor, params }) =>
      reply(200, { items: [...(await reviews.people(actor, params))] }),
  }),
  call('POST /api/documents/{type}/{id}/review', {
    summary: 'Requests a review of the newest versions, instead of an open one.',
    may: 'documents.edit',
    params,
    body: requestForm,
    responses: { 201: reviewState, problems: ['not_found', 'stale_version', 'trashed'] },
    run: async ({ reviews, actor, params, body }) => reply(201, await reviews.request(actor, params, body)),
  }),
  call('POST /api/documents/{type}/{id}/review/decision', {
    summary: 'Approves the newest versions, or asks for changes.',
    may: 'documents.publish',
    token: 'refused',
    params,
    body: decisionForm,
    responses: {
      201: reviewState,
      problems: ['not_found', 'not_allowed', 'own_review', 'stale_version', 'trashed'],
    },
    run: async ({ reviews, actor, params, body }) => reply(201, await reviews.decide(actor, params, body)),
  }),
  call('DELETE /api/documents/{type}/{id}/review', {
    summary: 'Withdraws your request for a review. Administrators can withdraw those of others.',
    may: 'documents.edit',
    params,
    responses: { 204: null, problems: ['not_found', 'not_allowed'] },
    async run({ reviews, actor, params }) {
      await reviews.withdraw(actor, params)
      return reply(204, undefined)
    },
  }),
  call('GET /api/reviews', {
    summary: 'Lists the open reviews that wait for you, newest first.',
    may: 'signed-in',
    responses: { 200: ownReviews },
    run: async ({ reviews, actor }) => reply(200, { items: [...(await reviews.own(actor))] }),
  }),
  call('GET /api/review-rules', {
    summary: 'Lists for each type how many users have to approve before it is published.',
    may: 'documents.read',
    responses: { 200: z.object({ items: z.array(ruleResponse) }) },
    run: async ({ reviews }) => reply(200, { items: [...(await reviews.rules())] }),
  }),
  call('PUT /api/review-rules/{type}', {
    summary: 'Changes how many users have to approve, and with which roles.',
    may: 'users.manage',
    params: z.object({ type: z.string() }),
    body: ruleForm,
    responses: { 200: ruleResponse, problems: ['not_found'] },
    run: async ({ reviews, actor, params, body }) =>
      reply(200, await reviews.setRule(actor, params.type, body)),
  }),
] as const
