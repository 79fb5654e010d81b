/** Something in a folder that cannot be taken in: which file, and what to do. Nothing was changed. */
export class RoundTripProblem extends Error {
  readonly file: string

  constructor(file: string, message: string) {
    super(`${file}: ${message}`)
    this.name = 'RoundTripProblem'
    this.file = file
  }

  /** The same, seen from further up: `updates/blue` before `en.mdx`. */
  within(folder: string): RoundTripProblem {
    return new RoundTripProblem(`${folder}/${this.file}`, this.message.slice(this.file.length + 2))
  }
}
