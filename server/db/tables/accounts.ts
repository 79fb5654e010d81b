/** Users, sessions, account links and preferences. */

export interface PeopleTables {
  users: UsersTable
  sessions: SessionsTable
  setup_tokens: SetupTokensTable
  account_links: AccountLinksTable
  preferences: PreferencesTable
  views: ViewsTable
  presence: PresenceTable
  sign_in_attempts: SignInAttemptsTable
}

export interface UsersTable {
  id: string
  /** In lower case. */
  email: string
  username: string
  /** A PHC string. Empty until the invitation is accepted. */
  password: string
  role: string
  /** JSON: the locales that are granted to a translator. */
  locales: string
  disabled_at: string | null
  created_at: string
}

export interface SessionsTable {
  /** SHA-256 of the value of the cookie. */
  hash: string
  user_id: string
  /** The id for lists and calls. */
  id: string
  created_at: string
  seen_at: string
  expires_at: string
  /** When its user last entered the password. */
  proved_at: string
  address: string
  user_agent: string
}

export interface SetupTokensTable {
  hash: string
  expires_at: string
}

export interface AccountLinksTable {
  /** SHA-256 of the token in the link. */
  hash: string
  user_id: string
  /** `invitation` or `reset`. */
  purpose: string
  expires_at: string
}

export interface PreferencesTable {
  user_id: string
  /** JSON. */
  data: string
}

export interface ViewsTable {
  id: string
  /** The type of the listed documents. */
  type: string
  user_id: string
  /** 1 where all users see it, else 0. */
  is_shared: number
  name: string
  /** JSON. */
  data: string
  changed_at: string
}

export interface PresenceTable {
  type: string
  subject_id: string
  user_id: string
  locale: string | null
  field: string | null
  seen_at: string
}

export interface SignInAttemptsTable {
  /** SHA-256 of an account and a network, or of one of them. */
  key: string
  /** Failures of an account from a network, or remaining tokens of an account or a network. */
  amount: number
  /** The time of `amount`, in milliseconds of the clock of the database. */
  at: number
}
