/** The kind of finding, from the URL. */

export const kinds = ['broken-link', 'orphaned-page', 'unready-draft'] as const
export type Kind = (typeof kinds)[number]

export const readKind = (written: string | undefined): Kind =>
  kinds.find((kind) => kind === written) ?? 'broken-link'
export const writeKind = (kind: Kind): string => `?kind=${kind}`
