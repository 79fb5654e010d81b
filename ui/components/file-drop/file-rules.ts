/** File rules without React: which types, sizes and numbers of files are accepted. */
export interface FileRules {
  /** The accepted types, as in a native file input: `.pdf,image/*`. */
  readonly accept?: string | undefined
  /** In bytes. */
  readonly maxSize?: number | undefined
  /** The maximum number of files. */
  readonly maxFiles?: number | undefined
}

export type Refusal =
  | { readonly reason: 'wrongKind' | 'tooLarge'; readonly filename: string }
  | { readonly reason: 'tooMany' }

interface SortedFiles<Item> {
  readonly files: readonly Item[]
  readonly refusals: readonly Refusal[]
}

type Candidate = Pick<File, 'name' | 'type' | 'size'>

export function isOfKind({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const kinds = accept.toLowerCase().split(',')
  const filename = name.toLowerCase()
  return kinds
    .map((kind) => kind.trim())
    .some((kind) => {
      if (kind.startsWith('.')) return filename.endsWith(kind)
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
    })
}

const isSame = (one: Candidate, other: Candidate) => one.name === other.name && one.size === other.size

/**
 * Keeps the files that were chosen before. Each new file is accepted or rejected with a reason, and none is
 * added twice.
 */
export function addFiles<Item extends Candidate>(
  chosen: readonly Item[],
  coming: readonly Item[],
  { accept, maxSize = Infinity, maxFiles = Infinity }: FileRules,
): SortedFiles<Item> {
  const files = [...chosen]
  const refusals: Refusal[] = []
  for (const file of coming) {
    if (files.some((other) => isSame(file, other))) continue
    if (accept && !isOfKind(file, accept)) refusals.push({ reason: 'wrongKind', filename: file.name })
    else if (file.size > maxSize) refusals.push({ reason: 'tooLarge', filename: file.name })
    else if (files.length < maxFiles) files.push(file)
    else if (!refusals.some(({ reason }) => reason === 'tooMany')) refusals.push({ reason: 'tooMany' })
  }
  return { files, refusals }
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** “3.2 MB” in the format of the reader's language. */
export function writeSize(bytes: number, lang: string): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const unit = units[power] ?? 'byte'
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit,
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / 1000 ** power)
}
