/** The error for a failed start: one line that says what to do. It is printed without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
