/** Notes: what an import could not map, in a form that can be counted and translated. */

/** `{detail}` is what it is about, such as the name of a block. */
export const noteTexts = {
  comments: 'Comments are not imported',
  'content-type': 'This type of content is not imported',
  'trashed-item': 'It is in the trash of the old site and is not imported',
  'unused-file': 'No imported text uses this file, so it is not imported',
  table: 'This data is not imported',
  language: 'The site does not have this language, so it is not imported',
  field: 'This field has no counterpart',
  status: 'It has this status in the old site and is imported as a draft',
  'date-unknown': 'This date cannot be read, so it is not imported',
  'several-authors': 'Only the first author is imported',
  'internal-tag': 'This tag is internal and is not imported',
  'tag-removed': 'There are more than 12 tags, so this one is not imported',
  'text-cut': 'This text is too long and was cut',
  'title-missing': 'It has no title',
  'text-missing': 'It has no text, so it is imported as a draft',
  'slug-changed': 'The slug was changed',
  'element-removed': 'This element cannot be in a text and was removed',
  'element-unwrapped': 'This element has no counterpart, so only its content is imported',
  'embed-linked': 'This embedded content became a link',
  shortcode: 'This shortcode has no counterpart and is now plain text',
  block: 'This block has no content of its own and was removed',
  expression: 'This code is not run and is now plain text',
  'code-option': 'This option of a code block is unknown and was removed',
  'link-removed': 'This link is not safe, so only its text is imported',
  'file-link': 'This link opens a file of the old site',
  simplified: 'The layout could not be kept, so only the plain text is imported',
  'text-refused': 'The text cannot be imported',
  'image-missing': 'This image was not found',
  'image-failed': 'This image could not be fetched',
  'image-type': 'This file is not an image that can be imported',
  'image-remote': 'This image will be fetched',
  'address-query': 'This old address has a query, so there is no redirect from it',
  'redirect-taken': 'This old address already has a redirect',
  'no-origin': 'The URL of the old site is unknown. Name it with --site',
} as const

export type NoteCode = keyof typeof noteTexts

export interface ImportNote {
  readonly code: NoteCode
  readonly detail: string
  readonly count: number
}

export function note(code: NoteCode, detail = '', count = 1): ImportNote {
  return { code, detail: detail.replaceAll(/\s+/g, ' ').trim().slice(0, 200), count }
}

/** Adds up equal notes. */
export function countNotes(notes: readonly ImportNote[]): readonly ImportNote[] {
  const counted = new Map<string, ImportNote>()
  for (const one of notes) {
    const key = `${one.code} ${one.detail}`
    const earlier = counted.get(key)
    counted.set(key, earlier === undefined ? one : { ...one, count: earlier.count + one.count })
  }
  return [...counted.values()]
}

/** In English, for the command line. */
export function describeNote({ code, detail, count }: ImportNote): string {
  const text = detail === '' ? noteTexts[code] : `${noteTexts[code]}: ${detail}`
  return count === 1 ? text : `${text} (${count} times)`
}
