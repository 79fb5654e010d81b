/** Why the server cannot start, in one line that says what to do. Whoever starts it prints the line, and no stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
