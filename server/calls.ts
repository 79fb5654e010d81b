/**
 * All calls of all modules: what the server answers, what the OpenAPI document describes, and the type that the admin's
 * client is made from.
 */
import { analyticsCalls } from './analytics/calls.ts'
import { activityCalls } from './audit/activity-calls.ts'
import { auditCalls } from './audit/calls.ts'
import { authCalls } from './auth/calls.ts'
import { checkCalls } from './checks/calls.ts'
import { documentationCalls } from './documentation/calls.ts'
import { documentCalls } from './documents/calls.ts'
import { lifeCalls } from './documents/life-calls.ts'
import { enquiryCalls } from './enquiries/calls.ts'
import { healthCalls } from './health/calls.ts'
import type { ClientOf } from './http/call-types.ts'
import { openApiCalls } from './http/openapi-calls.ts'
import { iconCalls } from './icons/calls.ts'
import { liveCalls } from './live/calls.ts'
import { logCalls } from './logs/calls.ts'
import { mediaCalls } from './media/calls.ts'
import { mediaFolderCalls } from './media/folder-calls.ts'
import { overviewCalls } from './overview/calls.ts'
import { preferenceCalls } from './preferences/calls.ts'
import { previewCalls } from './preview/calls.ts'
import { referenceCalls } from './references/calls.ts'
import { searchCalls } from './search/calls.ts'
import { translationCalls } from './translations/calls.ts'
import { accountCalls } from './users/account-calls.ts'
import { userCalls } from './users/calls.ts'
import { personalDataCalls } from './users/personal-data-calls.ts'
import { webhookCalls } from './webhooks/calls.ts'

export const calls = [
  ...authCalls,
  ...accountCalls,
  ...userCalls,
  ...personalDataCalls,
  ...preferenceCalls,
  ...documentCalls,
  ...lifeCalls,
  ...referenceCalls,
  ...searchCalls,
  ...translationCalls,
  ...documentationCalls,
  ...checkCalls,
  ...mediaCalls,
  ...mediaFolderCalls,
  ...previewCalls,
  ...analyticsCalls,
  ...iconCalls,
  ...auditCalls,
  ...activityCalls,
  ...logCalls,
  ...enquiryCalls,
  ...webhookCalls,
  ...liveCalls,
  ...overviewCalls,
  ...healthCalls,
  ...openApiCalls,
] as const

/** Every call by its address: its parameters, query, body and answer. */
export type Client = ClientOf<typeof calls>
export type Address = keyof Client
export type ParamsOf<At extends Address> = Client[At]['params']
export type QueryOf<At extends Address> = Client[At]['query']
export type BodyOf<At extends Address> = Client[At]['body']
export type AnswerOf<At extends Address> = Client[At]['answer']
