/**
 * Every change of the tables, in order, with a folder for each twenty. Add the next as a file and a line. Never change
 * one that was released.
 */
import * as foundation from './0001-0020/0001-foundation.ts'
import * as life from './0001-0020/0002-life.ts'
import * as references from './0001-0020/0003-references.ts'
import * as media from './0001-0020/0004-media.ts'
import * as search from './0001-0020/0005-search.ts'
import * as records from './0001-0020/0006-records.ts'
import * as lists from './0001-0020/0007-lists.ts'
import * as visits from './0001-0020/0008-visits.ts'
import * as lighter from './0001-0020/0009-lighter-indexes.ts'
import * as terms from './0001-0020/0010-terms.ts'
import * as previews from './0001-0020/0011-previews.ts'
import * as activity from './0001-0020/0012-activity.ts'
import * as webhooks from './0001-0020/0013-webhooks.ts'
import * as signInAttempts from './0001-0020/0014-sign-in-attempts.ts'
import * as sharedPreviews from './0001-0020/0015-shared-previews.ts'
import * as tableNames from './0001-0020/0016-table-names.ts'
import * as pageFeedback from './0001-0020/0017-page-feedback.ts'
import * as mail from './0001-0020/0018-mail.ts'
import * as tokens from './0001-0020/0019-tokens.ts'
import * as factors from './0001-0020/0020-factors.ts'
import * as roleLimits from './0021-0040/0021-role-limits.ts'
import * as passkeys from './0021-0040/0022-passkeys.ts'
import * as identities from './0021-0040/0023-identities.ts'
import * as comments from './0021-0040/0024-comments.ts'
import * as reviews from './0021-0040/0025-reviews.ts'
import * as calendar from './0021-0040/0026-calendar.ts'
import * as formAnswers from './0021-0040/0027-form-answers.ts'
import * as machineTexts from './0021-0040/0028-machine-texts.ts'
import * as publishSets from './0021-0040/0029-publish-sets.ts'
import * as publicWords from './0021-0040/0030-public-words.ts'
import * as passages from './0021-0040/0031-passages.ts'

export interface Migration {
  readonly name: string
  readonly statements: (engine: 'sqlite' | 'postgres') => readonly string[]
}

export const migrations: readonly Migration[] = [
  foundation,
  life,
  references,
  media,
  search,
  records,
  lists,
  visits,
  lighter,
  terms,
  previews,
  activity,
  webhooks,
  signInAttempts,
  sharedPreviews,
  tableNames,
  pageFeedback,
  mail,
  tokens,
  factors,
  roleLimits,
  passkeys,
  identities,
  comments,
  reviews,
  calendar,
  formAnswers,
  machineTexts,
  publishSets,
  publicWords,
  passages,
]
