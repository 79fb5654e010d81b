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

  'GET /api/documents/{type}': 'documents.read',
  'POST /api/documents/{type}': 'documents.create',
  'GET /api/documents/{type}/{id}': 'documents.read',
  'PUT /api/documents/{type}/{id}/{locale}': 'documents.edit',
  'POST /api/documents/{type}/{id}/publish': 'documents.publish',
  'POST /api/documents/{type}/{id}/unpublish': 'documents.publish',
  'GET /api/documents/{type}/{id}/{locale}/versions': 'documents.read',
  'GET /api/documents/{type}/{id}/{locale}/versions/{number}': 'documents.read',
  'POST /api/documents/{type}/{id}/preview': 'documents.read',

  'GET /api/uses/{kind}/{id}': 'documents.read',

  'GET /api/media': 'documents.read',

  'GET /api/health/live': 'anyone',
  'GET /api/health/ready': 'anyone',
  'GET /api/openapi.json': 'anyone',
}
