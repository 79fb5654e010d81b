/** Why a call to the outside came to nothing. What somebody is told of it is for the caller to say. */

export type OutgoingFault =
  /** Not for us to call: its protocol, its port, or where it leads. */
  | 'forbidden'
  /** No whole answer, or none in time. */
  | 'unreachable'
  | 'too_large'
  | 'too_many_redirects'

export class OutgoingProblem extends Error {
  readonly fault: OutgoingFault

  constructor(fault: OutgoingFault) {
    super(`an outgoing call failed: ${fault}`)
    this.name = 'OutgoingProblem'
    this.fault = fault
  }
}
