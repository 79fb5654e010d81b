/** The result of the body of a call. */
/** Either the body of the only success, or a `reply` with status and headers. */
export interface Reply<Status extends number = number, Body = unknown> {
  readonly status: Status
  readonly body: Body
  readonly headers?: Readonly<Record<string, string>>
  /** The value of a new session cookie, or `null` to delete it. */
  readonly session?: string | null
}

export function reply<Status extends number, Body = undefined>(
  status: Status,
  body: Body,
  more: Pick<Reply, 'headers' | 'session'> = {},
): Reply<Status, Body> {
  return { status, body, ...more }
}
