/** Results of checks: place, severity and message. */
import type { Layer, Message } from '@cyanotype/content/model/index.ts'

export interface CheckResult {
  readonly layer: Layer
  /**
   * The name of the field with the path inside it: `seo.title`, `gallery.2`. Undefined for the whole layer.
   */
  readonly field: string | undefined
  /** An error prevents publishing, a warning does not. */
  readonly severity: 'error' | 'warning'
  readonly code: string
  /** In English. The client gets a translation if the catalogues contain the code. */
  readonly message: string
  readonly values: Readonly<Record<string, string | number>>
  /** Within a text. */
  readonly position?: TextPosition | undefined
}

export interface TextPosition {
  readonly line: number
  readonly column: number
}

export function warning({
  layer,
  field,
  text,
  values = {},
  position,
}: {
  layer: Layer
  field: string | undefined
  text: Message
  values?: CheckResult['values']
  position?: TextPosition | undefined
}): CheckResult {
  const { id: code, message } = text
  return { layer, field, severity: 'warning', code, message, values, position }
}

/** Messages of the checks. Those for fields and the vocabulary are defined elsewhere. */
export const messages = {
  tooSlow: /*i18n*/ {
    id: 'check.tooSlow',
    message:
      'This text takes too long to read. Part it, or look for a sign that stands there hundreds of times.',
  },
  nowhere: /*i18n*/ { id: 'check.nowhere', message: 'The link to {address} leads to no page.' },
  notPublic: /*i18n*/ {
    id: 'check.notPublic',
    message: 'The link to {address} leads to a page that visitors do not see yet.',
  },
  noFile: /*i18n*/ { id: 'check.noFile', message: 'The file at {address} is not in the library.' },
  noAnchor: /*i18n*/ {
    id: 'check.noAnchor',
    message: 'The link to {address} leads to a heading that is not there.',
  },
  noAlt: /*i18n*/ {
    id: 'check.noAlt',
    message: 'The picture has no alternative text in this language: say what it shows.',
  },
  headingSkipped: /*i18n*/ {
    id: 'check.headingSkipped',
    message: 'A heading of level {depth} follows one of level {before}. Leave out no level.',
  },
  missingTranslation: /*i18n*/ {
    id: 'check.missingTranslation',
    message: 'This is not translated yet.',
  },
  outdatedTranslation: /*i18n*/ {
    id: 'check.outdatedTranslation',
    message: 'The original was changed since this was translated.',
  },
  longTitle: /*i18n*/ {
    id: 'check.longTitle',
    message: 'The title has {length} characters. Search engines show about {most}.',
  },
  longDescription: /*i18n*/ {
    id: 'check.longDescription',
    message: 'The description has {length} characters. Search engines show about {most}.',
  },
  noPicture: /*i18n*/ {
    id: 'check.noPicture',
    message:
      'The picture is not in the library any more. Choose another, take it away, or bring it back from the trash.',
  },
  smallPicture: /*i18n*/ {
    id: 'check.smallPicture',
    message: 'The picture is {width} pixels wide. Where it stands it should have at least {least}.',
  },
} as const
