/** People who work here, and how they are known to be themselves. */

export interface PeopleTables {
  users: UsersTable
  sessions: SessionsTable
  setup_tokens: SetupTokensTable
}

export interface UsersTable {
  id: string
  /** In lower case. */
  email: string
  username: string
  /** A PHC string. */
  password: string
  role: string
  /** JSON: the codes of the languages granted to a translator. */
  locales: string
  disabled_at: string | null
  created_at: string
}

export interface SessionsTable {
  /** SHA-256 of the value in the cookie. */
  hash: string
  user_id: string
  created_at: string
  seen_at: string
  expires_at: string
  address: string
  user_agent: string
}

export interface SetupTokensTable {
  hash: string
  expires_at: string
}
