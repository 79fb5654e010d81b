/**
 * A sentence that people read, as data: an id that catalogues know, and the English text. Code that runs without a
 * build marks each with the comment `i18n`, which is how the extractor finds it.
 */
export interface Message {
  readonly id: string
  readonly message: string
}
