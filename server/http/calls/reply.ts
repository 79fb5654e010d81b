/** What the body of a call answers with. */
/** Either the body of the only success, or a `reply` that names its status and headers. */
export interface Reply<Status extends number = number, Body = unknown> {
  readonly status: Status
  readonly body: Body
  readonly headers?: Readonly<Record<string, string>>
  /** A new session's value to set as cookie, or `null` to forget it. */
  readonly session?: string | null
}

export function reply<Status extends number, Body = undefined>(
  status: Status,
  body: Body,
  more: Pick<Reply, 'headers' | 'session'> = {},
): Reply<Status, Body> {
  return { status, body, ...more }
}
