/** What is wrong on our side: nobody who asks can help it. By status. */
import type { ProblemKind } from './problem-kind.ts'

export const serverProblems = {
  internal: {
    status: 500,
    text: /*i18n*/ {
      id: 'problem.internal',
      message: 'Something went wrong on our side. It was written down under {requestId}.',
    },
  },
  icon_service_failed: {
    status: 502,
    text: /*i18n*/ {
      id: 'problem.icon_service_failed',
      message: 'The service that has these icons did not answer as it should. Try again later.',
    },
  },
  took_too_long: {
    status: 503,
    text: /*i18n*/ {
      id: 'problem.took_too_long',
      message: 'This took too long. It may still be done: look before you try again.',
    },
  },
  stopping: {
    status: 503,
    text: /*i18n*/ { id: 'problem.stopping', message: 'The server is stopping. Try again in a moment.' },
  },
  too_busy: {
    status: 503,
    text: /*i18n*/ {
      id: 'problem.too_busy',
      message: 'Too much is going on just now. Try again in a moment.',
    },
  },
  database_unavailable: {
    status: 503,
    text: /*i18n*/ {
      id: 'problem.database_unavailable',
      message: 'The database does not answer just now. Nothing was changed; try again in a moment.',
    },
  },
  storage_full: {
    status: 507,
    text: /*i18n*/ { id: 'problem.storage_full', message: 'The disk is full. Nothing was changed.' },
  },
} as const satisfies Record<string, ProblemKind>
