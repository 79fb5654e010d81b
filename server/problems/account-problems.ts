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
  invalid_token: {
    status: 401,
    text: /*i18n*/ {
      id: 'problem.invalid_token',
      message: 'This API token is wrong, has expired or was revoked. Create a new token.',
    },
  },
  token_refused: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.token_refused',
      message: 'API tokens cannot do this. Sign in and try again.',
    },
  },
  token_scope: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.token_scope',
      message: 'This API token does not have the scope {scope}. Create a token that has it.',
    },
  },
  token_collection: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.token_collection',
      message: 'This API token is limited to other collections. Create a token for this collection.',
    },
  },
  code_required: {
    status: 401,
    text: /*i18n*/ {
      id: 'problem.code_required',
      message: 'Enter the code from your authenticator app to finish signing in.',
    },
  },
  passkey_required: {
    status: 401,
    text: /*i18n*/ {
      id: 'problem.passkey_required',
      message: 'Use your passkey or a recovery code to finish signing in.',
    },
  },
  wrong_passkey: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.wrong_passkey',
      message: 'This passkey was not accepted, and may have been removed. Use another one, or your password.',
    },
  },
  passkey_not_added: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.passkey_not_added',
      message: 'The passkey was not added, because the device did not confirm it in time. Try again.',
    },
  },
  wrong_code: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.wrong_code',
      message: 'This code is wrong, expired or already used. Enter the current code.',
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
  factor_required: {
    status: 403,
    text: /*i18n*/ {
      id: 'problem.factor_required',
      message: 'Your role requires two-step verification. Set it up in your account first.',
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
  codes_exist: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.codes_exist',
      message: 'One-time codes are already on. Turn them off first.',
    },
  },
  passkey_exists: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.passkey_exists',
      message: 'This passkey was already added. Use another device.',
    },
  },
  only_sign_in: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.only_sign_in',
      message: 'You could no longer sign in. Set a password or add a passkey first.',
    },
  },
  too_many_passkeys: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.too_many_passkeys',
      message: 'You already have {limit} passkeys. Remove one that you no longer need.',
    },
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
  mail_off: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.mail_off',
      message: 'This site does not send e-mail. Ask an administrator for help.',
    },
  },
  mail_not_repeatable: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.mail_not_repeatable',
      message: 'This e-mail was sent or has expired, and its content was deleted. Send a new one instead.',
    },
  },
  too_many_tokens: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.too_many_tokens',
      message: 'You already have {limit} API tokens. Revoke one that is no longer needed.',
    },
  },
  last_owner: {
    status: 409,
    text: /*i18n*/ {
      id: 'problem.last_owner',
      message: 'At least one owner with a password is required. Give another such user the owner role first.',
    },
  },
} as const satisfies Record<string, ProblemKind>
