/** Users, sessions, second factors, passkeys, identities, API tokens, account links and preferences. */

export interface PeopleTables {
  users: UsersTable
  sessions: SessionsTable
  api_tokens: ApiTokensTable
  setup_tokens: SetupTokensTable
  account_links: AccountLinksTable
  preferences: PreferencesTable
  views: ViewsTable
  presence: PresenceTable
  sign_in_attempts: SignInAttemptsTable
  user_devices: UserDevicesTable
  reset_requests: ResetRequestsTable
  one_time_codes: OneTimeCodesTable
  recovery_codes: RecoveryCodesTable
  factor_attempts: FactorAttemptsTable
  factor_roles: FactorRolesTable
  passkeys: PasskeysTable
  used_challenges: UsedChallengesTable
  identities: IdentitiesTable
}

export interface UsersTable {
  id: string
  /** In lower case. */
  email: string
  username: string
  /** A PHC string. Empty until the invitation is accepted. */
  password: string
  role: string
  /** JSON: the locales that a translator or an editor is limited to. */
  locales: string
  /** JSON: the collections and singles that the user is limited to, or null for all. */
  collections: string | null
  disabled_at: string | null
  created_at: string
  /** 1 if the user entered the address and has not used a link that was sent to it, else 0. */
  has_unconfirmed_email: number
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
  /** 1 if its user signed in at the provider, which asks for second factors itself, else 0. */
  from_provider: number
  address: string
  user_agent: string
}

export interface ApiTokensTable {
  id: string
  /** SHA-256 of the token. */
  hash: string
  user_id: string
  name: string
  /** JSON. */
  scopes: string
  /** JSON: the names of the collections and singles that it may change. Null for all. */
  collections: string | null
  created_at: string
  /** Null if it does not expire. */
  expires_at: string | null
  used_at: string | null
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

/** Devices from which users have signed in, so that a sign-in from another one is noticed. */
export interface UserDevicesTable {
  user_id: string
  /** SHA-256 of the kind of browser and the network. */
  device: string
  seen_at: string
}

/** Requested password resets, until the worker has looked for their accounts. */
export interface ResetRequestsTable {
  id: string
  /** As it was typed. */
  email: string
  locale: string
  address: string
  made_at: string
}

export interface OneTimeCodesTable {
  user_id: string
  /** Encrypted with a key from the secret of the site. */
  secret: string
  /** The time step of the last code that was used. It and earlier ones are refused. */
  last_step: number
  created_at: string
}

export interface RecoveryCodesTable {
  /** SHA-256 of the user and the code. */
  hash: string
  user_id: string
}

export interface FactorAttemptsTable {
  user_id: string
  /** Wrong codes since the last right one. */
  failures: number
  /** The next code is refused before this time. */
  retry_at: string
}

export interface FactorRolesTable {
  /** A role whose users must have a second factor. */
  role: string
}

export interface PasskeysTable {
  id: string
  user_id: string
  /** The id that the authenticator gave it, in Base64url. */
  credential: string
  /** A COSE key in Base64url. */
  public_key: string
  /** The signature counter of the last use. 0 where the authenticator does not count. */
  counter: number
  /** JSON: how browsers reach the authenticator. */
  transports: string
  name: string
  created_at: string
  used_at: string | null
}

/** Challenges that a passkey has signed, until they expire. */
export interface UsedChallengesTable {
  /** SHA-256 of the challenge. */
  hash: string
  expires_at: string
}

/** The account of a user at the provider of OpenID Connect. */
export interface IdentitiesTable {
  user_id: string
  /** The provider, and the id of the account there, which never changes. */
  issuer: string
  subject: string
  /** 1 if a claim gave the role at the last sign-in, else 0. */
  sets_role: number
  created_at: string
  used_at: string
}
