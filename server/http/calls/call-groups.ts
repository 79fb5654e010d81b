/** Call groups: the tags of the OpenAPI document and the pages of the API reference. A path decides the group. */
import type { AnyCall } from './define-call.ts'

export interface CallGroup {
  readonly name: string
  readonly title: string
  /** What the calls do, in one sentence. */
  readonly summary: string
  /** Matches the paths of the calls, without `/api`. */
  readonly paths: RegExp
}

const namedGroups: readonly CallGroup[] = [
  {
    name: 'sign-in',
    title: 'API reference: sign in',
    summary: 'Sign in and out, confirm the password, set a password with a link, and create the first owner.',
    paths: /^\/auth\//,
  },
  {
    name: 'account',
    title: 'API reference: account and preferences',
    summary: 'Read and change your own account, sessions, preferences and saved views, and export your data.',
    paths: /^\/(?:account|preferences|views)\b/,
  },
  {
    name: 'users',
    title: 'API reference: users',
    summary:
      'Invite, change, disable and delete users, end their sessions, and find, export and erase personal data.',
    paths: /^\/(?:users|personal-data)\b/,
  },
  {
    name: 'content',
    title: 'API reference: published content',
    summary: 'Read published documents, with a token or, if the settings allow it, without.',
    paths: /^\/content\b/,
  },
  {
    name: 'tokens',
    title: 'API reference: API tokens',
    summary: 'Create, list and revoke API tokens.',
    paths: /^\/tokens\b/,
  },
  {
    name: 'versions',
    title: 'API reference: versions',
    summary: 'List, compare, name and restore the versions of a document.',
    paths: /\/versions\b/,
  },
  {
    name: 'translations',
    title: 'API reference: translations',
    summary: 'Find missing and outdated translations, and mark them as up to date.',
    paths: /\/(?:translations?|glossary|site-texts)\b/,
  },
  {
    name: 'calendar',
    title: 'API reference: calendar',
    summary: 'Read what is scheduled and what was published, as JSON or as a calendar feed.',
    paths: /^\/calendar\b/,
  },
  {
    name: 'publishing',
    title: 'API reference: publishing',
    summary: 'Publish, unpublish, schedule and archive documents, one or many at once.',
    paths: /\/(?:(?:un)?publish|publish-plan|publications|schedule|(?:un)?archive|bulk)\b/,
  },
  {
    name: 'previews',
    title: 'API reference: previews',
    summary: 'Create, list and delete preview links.',
    paths: /\/previews?\b/,
  },
  {
    name: 'checks',
    title: 'API reference: checks and references',
    summary: 'Find broken links, orphan pages, errors in drafts, and where something is used.',
    paths: /\/(?:checks|uses)\b/,
  },
  {
    name: 'trash',
    title: 'API reference: trash',
    summary: 'Move documents to the trash, restore them, and delete them permanently.',
    paths: /^(?:\/trash|\/documents\/\{type\}\/\{id\}\/(?:trash|restore|delete))$/,
  },
  {
    name: 'documents',
    title: 'API reference: documents',
    summary: 'List, find, create, read, save and duplicate documents.',
    paths: /^\/(?:documents\b|sections$)/,
  },
  {
    name: 'demonstration',
    title: 'API reference: demonstration content',
    summary: 'List the demonstration content, keep or remove it, and undo its removal.',
    paths: /^\/demonstration\b/,
  },
  {
    name: 'import',
    title: 'API reference: import',
    summary: 'Check an export of WordPress, Ghost or Markdown in a dry run, and import it.',
    paths: /^\/import\b/,
  },
  {
    name: 'media',
    title: 'API reference: media',
    summary: 'Upload, list, describe, replace and delete files, and organise them in folders.',
    paths: /^\/media\b/,
  },
  {
    name: 'search',
    title: 'API reference: search',
    summary: 'Search public documents and drafts.',
    paths: /^\/search$/,
  },
  {
    name: 'enquiries',
    title: 'API reference: contact form messages',
    summary: 'Send, list, export, answer and delete messages of the contact form.',
    paths: /^\/enquiries\b/,
  },
  {
    name: 'form-answers',
    title: 'API reference: answers to forms',
    summary: 'List, export, mark and delete the answers to forms of pages.',
    paths: /^\/form-answers\b/,
  },
  {
    name: 'mail',
    title: 'API reference: e-mail',
    summary: 'See which e-mails were sent, try again, send a test and preview the templates.',
    paths: /^\/mail\b/,
  },
  {
    name: 'webhooks',
    title: 'API reference: webhooks',
    summary: 'Create, test, pause and delete webhooks, and see their deliveries.',
    paths: /^\/webhooks\b/,
  },
  {
    name: 'live',
    title: 'API reference: live events and presence',
    summary: 'Follow changes as server-sent events, and see who has a document open.',
    paths: /^\/(?:live|presence)$/,
  },
  {
    name: 'logs',
    title: 'API reference: audit log and server log',
    summary: 'Read and export the audit log, recent activity and the server log.',
    paths: /^\/(?:logs\/|activity$)/,
  },
]

const otherCalls: CallGroup = {
  name: 'system',
  title: 'API reference: health, statistics and other calls',
  summary:
    'Check the health of the server, read the dashboard and page views, and get icons and the OpenAPI file.',
  paths: /^/,
}

/** The group of a call, which belongs to the first one that matches its path. */
export function groupOf({ at }: Pick<AnyCall, 'at'>): CallGroup {
  const path = at.replace(/^\S+ \/api/, '')
  return namedGroups.find(({ paths }) => paths.test(path)) ?? otherCalls
}

export const callGroups: readonly CallGroup[] = [...namedGroups, otherCalls]
