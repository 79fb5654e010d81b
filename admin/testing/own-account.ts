/** Responses for the account screen, which every user may see. Used to test the frame around it. */
import type { Account } from '../app-context/account.ts'
import { editor, signedIn } from './documents.ts'
import type { Responses } from './fake-server.ts'

const at = '2026-11-20T08:00:00.000Z'

export const ownAccount: Account = {
  id: '01a1f818-b0d7-7000-8c36-000e7aa6b700',
  email: editor.email,
  username: editor.username,
  role: editor.role,
  locales: [],
  collections: null,
  state: 'active',
  twoStep: false,
  hasPassword: true,
  linkedAt: null,
  createdAt: at,
  seenAt: at,
}

const session = { address: '192.0.2.7', createdAt: at, seenAt: at }

export const atAccount = (): Responses => ({
  ...signedIn(),
  'GET /api/account': () => ownAccount,
  'GET /api/account/sessions': () => ({
    items: [
      {
        id: 'one',
        device: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
        ...session,
        isThis: true,
      },
      {
        id: 'other',
        device: 'Mozilla/5.0 (iPhone) Version/26.0 Mobile Safari/604.1',
        ...session,
        isThis: false,
      },
    ],
  }),
  'GET /api/account/factors': () => ({ codesSince: null, recoveryCodesLeft: 0, passkeys: [] }),
  'GET /api/preferences': () => ({}),
})
