/** API tokens: what programs may do with one. The server checks it, and the admin offers the choices. */
export const tokenScopes = [
  'published:read',
  'drafts:read',
  'content:write',
  'media:write',
  'webhooks',
  'calendar:read',
] as const

export type TokenScope = (typeof tokenScopes)[number]

/** Whether a token only opens the calendar feed. Such a token may be part of a URL, and may last for ever. */
export const isCalendarOnly = (scopes: readonly TokenScope[]): boolean =>
  scopes.length > 0 && scopes.every((scope) => scope === 'calendar:read')

/** The days until a token expires, as the admin offers them. Only owners create tokens that do not expire. */
export const tokenLifetimes = [7, 30, 90, 365] as const

export const defaultTokenDays = 90
