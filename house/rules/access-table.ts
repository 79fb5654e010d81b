/**
 * Who may make which call, written by hand. The declarations say it too; a test compares the two, so that nobody opens a
 * door by mistake: whoever adds or changes a call says here, a second time and on purpose, who is let in.
 */
import type { Access } from '../../server/http/call.ts'

export const accessTable: Readonly<Record<string, Access>> = {
  'GET /api/auth/check': 'anyone',
  'POST /api/auth/login': 'anyone',
  'POST /api/auth/logout': 'anyone',
  'GET /api/auth/setup': 'anyone',
  'POST /api/auth/setup': 'anyone',
  'POST /api/auth/confirm': 'signed-in',
  'POST /api/auth/link': 'anyone',
  'POST /api/auth/link/use': 'anyone',

  'GET /api/account': 'signed-in',
  'PATCH /api/account': 'signed-in',
  'PUT /api/account/password': 'signed-in',
  'GET /api/account/sessions': 'signed-in',
  'DELETE /api/account/sessions': 'signed-in',
  'DELETE /api/account/sessions/{id}': 'signed-in',

  'GET /api/users': 'users.manage',
  'POST /api/users': 'users.manage',
  'POST /api/users/{id}/link': 'users.manage',
  'PATCH /api/users/{id}': 'users.manage',
  'POST /api/users/{id}/disable': 'users.manage',
  'POST /api/users/{id}/enable': 'users.manage',
  'DELETE /api/users/{id}': 'users.manage',
  'GET /api/users/{id}/sessions': 'users.manage',
  'DELETE /api/users/{id}/sessions': 'users.manage',
  'DELETE /api/users/{id}/sessions/{session}': 'users.manage',

  'GET /api/documents/{type}': 'documents.read',
  'POST /api/documents/{type}': 'documents.create',
  'GET /api/documents/{type}/count': 'documents.read',
  'GET /api/documents/{type}/by-slug': 'documents.read',
  'GET /api/documents/{type}/{id}': 'documents.read',
  'PUT /api/documents/{type}/{id}/{locale}': 'documents.edit',
  'POST /api/documents/{type}/{id}/publish': 'documents.publish',
  'POST /api/documents/{type}/{id}/unpublish': 'documents.publish',
  'POST /api/documents/{type}/bulk': 'documents.publish',
  'POST /api/documents/{type}/{id}/copy': 'documents.create',
  'POST /api/documents/{type}/{id}/schedule': 'documents.publish',
  'DELETE /api/documents/{type}/{id}/schedule/{schedule}': 'documents.publish',
  'POST /api/documents/{type}/{id}/archive': 'documents.publish',
  'POST /api/documents/{type}/{id}/unarchive': 'documents.publish',
  'POST /api/documents/{type}/{id}/trash': 'documents.delete',
  'POST /api/documents/{type}/{id}/restore': 'documents.delete',
  'POST /api/documents/{type}/{id}/delete': 'documents.delete',
  'GET /api/trash': 'documents.read',
  'POST /api/publications': 'documents.publish',
  'GET /api/documents/{type}/{id}/{locale}/versions': 'documents.read',
  'GET /api/documents/{type}/{id}/{locale}/versions/{number}': 'documents.read',
  'GET /api/documents/{type}/{id}/{locale}/versions/compare': 'documents.read',
  'PATCH /api/documents/{type}/{id}/{locale}/versions/{number}': 'documents.edit',
  'POST /api/documents/{type}/{id}/{locale}/versions/{number}/restore': 'documents.edit',
  'POST /api/documents/{type}/{id}/preview': 'documents.read',

  'GET /api/documents/{type}/{id}/{locale}/translation': 'documents.read',
  'POST /api/documents/{type}/{id}/{locale}/translation': 'documents.edit',
  'GET /api/documents/{type}/{id}/checks': 'documents.read',
  'GET /api/checks': 'documents.read',
  'GET /api/translations': 'documents.read',
  'GET /api/uses/{kind}/{id}': 'documents.read',

  'GET /api/media': 'media.read',
  'POST /api/media': 'media.edit',
  'GET /api/media/{id}': 'media.read',
  'PATCH /api/media/{id}': 'media.describe',
  'PUT /api/media/{id}/file': 'media.edit',
  'POST /api/media/{id}/trash': 'media.edit',
  'POST /api/media/{id}/restore': 'media.edit',
  'DELETE /api/media/{id}': 'media.edit',
  'GET /api/media/folders': 'media.read',
  'POST /api/media/folders': 'media.edit',
  'PATCH /api/media/folders/{id}': 'media.edit',
  'DELETE /api/media/folders/{id}': 'media.edit',

  'GET /api/_nuxt_icon/{collection}': 'anyone',

  'GET /api/analytics': 'documents.read',

  'GET /api/search': 'anyone',

  'GET /api/live': 'signed-in',
  'POST /api/presence': 'documents.read',
  'GET /api/presence': 'documents.read',

  'GET /api/health/live': 'anyone',
  'GET /api/health/ready': 'anyone',
  'GET /api/openapi.json': 'anyone',
}
