/** API calls to read and change own preferences, and to save views of lists. */
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { PreferenceOwner } from './index.ts'
import { preferences, preferencesChange } from './preferences.ts'
import { viewForm, viewResponse } from './views.ts'

const call = callUsing<{ preferences: PreferenceOwner }>()

const params = z.object({ id: z.string() })

const read = call('GET /api/preferences', {
  summary: 'Reads your preferences.',
  may: 'signed-in',
  worksWithoutFactor: true,
  responses: { 200: preferences },
  run: async ({ preferences, actor }) => reply(200, await preferences.read(actor)),
})

const change = call('PATCH /api/preferences', {
  summary: 'Changes some of your preferences. Null restores a default.',
  may: 'signed-in',
  body: preferencesChange,
  bodyLimit: 100_000,
  responses: { 200: preferences },
  run: async ({ preferences, actor, body }) => reply(200, await preferences.change(actor, body)),
})

const views = call('GET /api/views', {
  summary: 'Lists your saved views and shared ones.',
  may: 'documents.read',
  token: 'refused',
  query: z.object({ type: z.string().max(100).optional() }),
  responses: { 200: z.object({ items: z.array(viewResponse) }) },
  run: async ({ preferences, actor, query }) =>
    reply(200, { items: await preferences.views.list(actor, query.type) }),
})

const newView = call('POST /api/views', {
  summary: 'Saves a view of a list, for you or for all users.',
  may: 'documents.read',
  body: viewForm,
  responses: { 201: viewResponse, problems: ['not_found', 'not_allowed', 'too_many_views'] },
  run: async ({ preferences, actor, body }) => reply(201, await preferences.views.create(actor, body)),
})

const changedView = call('PUT /api/views/{id}', {
  summary: 'Changes a saved view. Administrators can also change shared views of others.',
  may: 'documents.read',
  params,
  body: viewForm.omit({ type: true }),
  responses: { 200: viewResponse, problems: ['not_found', 'not_allowed'] },
  run: async ({ preferences, actor, params, body }) =>
    reply(200, await preferences.views.change(actor, params.id, body)),
})

const removedView = call('DELETE /api/views/{id}', {
  summary: 'Deletes a saved view. Administrators can also delete shared views of others.',
  may: 'documents.read',
  params,
  responses: { 204: null, problems: ['not_found', 'not_allowed'] },
  async run({ preferences, actor, params }) {
    await preferences.views.remove(actor, params.id)
    return reply(204, undefined)
  },
})

export const preferenceCalls = [read, change, views, newView, changedView, removedView] as const
