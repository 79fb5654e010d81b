/** An error of a generator, with a sentence for its user. */
export class NewProblem extends Error {
  override readonly name = 'NewProblem'
}
