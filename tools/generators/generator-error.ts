/** Why nothing was laid down, in a sentence for whoever asked. */
export class NewProblem extends Error {
  override readonly name = 'NewProblem'
}
