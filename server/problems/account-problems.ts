/** Problems of permissions, accounts and preferences, by status. */
import type { ProblemKind } from './problem-kind.ts'

export const accountProblems = {
  not_signed_in: {
    status: 401,
    text: /*i18n*/ { id: 'problem.not_signed_in', message: 'Sign in to do this.' },
  },
  wrong_credentials: {
    status: 401,
    text: /*i18n*/ {
      id: 'problem.wrong_credentials',
      message: 'The e-mail address or the password is wrong.',
    },
  },
  not_allowed: {
    status: 403,
    text: /*i18n*/ { id: 'problem.not_allowed', message: 'Your role does not allow this.' },
  },
  reauthentication_required: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.reauthentication_required',
      message: 'Give your password once more to do this.',
    },
  },
  enquiries_closed: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.enquiries_closed',
      message: 'No messages are taken here just now. Write to the address on the contact page.',
    },
  },
  wrong_link: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.wrong_link',
      message: 'This link was used already, or is too old. Ask an administrator for a new one.',
    },
  },
  own_account: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.own_account',
      message: 'This is your own account. Somebody else has to do this for you.',
    },
  },
  wrong_setup_token: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.wrong_setup_token',
      message: 'This token is wrong or older than a day. Start the server again to get a new one.',
    },
  },
  email_taken: {
    status: 409,
    text: /*i18n*/ { id: 'problem.email_taken', message: 'Another account has this e-mail address.' },
  },
  username_taken: {
    status: 409,
    text: /*i18n*/ { id: 'problem.username_taken', message: 'Another account has this name.' },
  },
  account_disabled: {
    status: 409,
    text: /*i18n*/ { id: 'problem.account_disabled', message: 'This account is disabled. Enable it first.' },
  },
  too_many_views: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.too_many_views',
      message: 'You have saved {limit} views already. Delete some that you no longer need.',
    },
  },
  too_many_webhooks: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.too_many_webhooks',
      message: 'There are {limit} webhooks already. Delete one that nobody needs.',
    },
  },
  last_owner: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.last_owner',
      message: 'This is the last owner. Make somebody else an owner first.',
    },
  },
} as const satisfies Record<string, ProblemKind>
