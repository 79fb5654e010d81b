/** A problem in a file that prevents the import: which file, and what to do. Nothing was changed. */
export class FileProblem extends Error {
  readonly file: string

  constructor(file: string, message: string) {
    super(`${file}: ${message}`)
    this.name = 'FileProblem'
    this.file = file
  }

  /** The same problem with a folder before its path: `updates/blue` before `en.mdx`. */
  within(folder: string): FileProblem {
    return new FileProblem(`${folder}/${this.file}`, this.message.slice(this.file.length + 2))
  }
}
