/**
 * Message descriptor: the id of a message in the catalogues and its English text. Code that runs without a
 * build marks each with the comment `i18n`, which the extractor looks for.
 */
export interface Message {
  readonly id: string
  readonly message: string
}
