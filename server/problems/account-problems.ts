/** Problems of permissions, accounts and preferences, by status. */
import type { ProblemKind } from './problem-kind.ts'

export const accountProblems = {
  not_signed_in: {
    status: 401,
    text: /*i18n*/ { id: 'problem.not_signed_in', message: 'Sign in to continue.' },
  },
  wrong_credentials: {
    status: 401,
    text: /*i18n*/ {
      id: 'problem.wrong_credentials',
      message: 'The e-mail address or password is incorrect.',
    },
  },
  not_allowed: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.not_allowed',
      message: 'Your role does not allow this. Ask an administrator for access.',
    },
  },
  reauthentication_required: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.reauthentication_required',
      message: 'For security, confirm your password.',
    },
  },
  enquiries_closed: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.enquiries_closed',
      message: 'The contact form is closed. Use the contact details on the contact page.',
    },
  },
  wrong_link: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.wrong_link',
      message: 'This link has expired or was already used. Ask an administrator for a new one.',
    },
  },
  own_account: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.own_account',
      message: 'You cannot do this with your own account. Ask another administrator.',
    },
  },
  wrong_setup_token: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.wrong_setup_token',
      message: 'This token is wrong or older than 24 hours. Restart the server to get a new one.',
    },
  },
  email_taken: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.email_taken',
      message: 'Another account already uses this e-mail address. Enter a different one.',
    },
  },
  username_taken: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.username_taken',
      message: 'Another account already uses this name. Enter a different one.',
    },
  },
  account_disabled: {
    status: 409,
    text: /*i18n*/ { id: 'problem.account_disabled', message: 'This account is disabled. Enable it first.' },
  },
  too_many_views: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.too_many_views',
      message: 'You already have {limit} saved views. Delete some that you no longer need.',
    },
  },
  too_many_webhooks: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.too_many_webhooks',
      message: 'There are already {limit} webhooks. Delete one that is no longer needed.',
    },
  },
  last_owner: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.last_owner',
      message: 'At least one owner is required. Give another user the owner role first.',
    },
  },
} as const satisfies Record<string, ProblemKind>
