/** Something in a folder that cannot be taken in: which file, and what to do. Nothing was changed. */
export class FileProblem extends Error {
  readonly file: string

  constructor(file: string, message: string) {
    super(`${file}: ${message}`)
    this.name = 'FileProblem'
    this.file = file
  }

  /** The same, seen from further up: `updates/blue` before `en.mdx`. */
  within(folder: string): FileProblem {
    return new FileProblem(`${folder}/${this.file}`, this.message.slice(this.file.length + 2))
  }
}
