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

export function positionAt(text: string, offset: number): TextPosition {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/)
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
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
      'This text takes too long to process. Split it, or remove a character that is repeated hundreds of times.',
  },
  nowhere: /*i18n*/ {
    id: 'check.nowhere',
    message: 'The link to {address} is broken. The page does not exist.',
  },
  notPublic: /*i18n*/ {
    id: 'check.notPublic',
    message: 'The link to {address} points to an unpublished page.',
  },
  switchedOff: /*i18n*/ {
    id: 'check.switchedOff',
    message: 'The link to {address} points to a section that is switched off in the settings.',
  },
  noFile: /*i18n*/ {
    id: 'check.noFile',
    message: 'The file {address} is not in the media library. Choose another or remove it.',
  },
  noAnchor: /*i18n*/ {
    id: 'check.noAnchor',
    message: 'The link to {address} points to a heading that does not exist.',
  },
  noAlt: /*i18n*/ {
    id: 'check.noAlt',
    message: 'The image has no alt text in this language. Describe the image in one sentence.',
  },
  headingSkipped: /*i18n*/ {
    id: 'check.headingSkipped',
    message: 'A level {depth} heading follows a level {before} heading. Do not skip levels.',
  },
  missingTranslation: /*i18n*/ {
    id: 'check.missingTranslation',
    message: 'Not translated yet.',
  },
  outdatedTranslation: /*i18n*/ {
    id: 'check.outdatedTranslation',
    message: 'The translation is out of date because the original has changed.',
  },
  machineTranslation: /*i18n*/ {
    id: 'check.machineTranslation',
    message: 'This is a machine translation. Correct or confirm it.',
  },
  avoidedWord: /*i18n*/ {
    id: 'check.avoidedWord',
    message: 'Use “{term}” instead of “{word}”, as in the glossary.',
  },
  missingTerm: /*i18n*/ {
    id: 'check.missingTerm',
    message: 'The original says “{word}”. The translation does not contain “{term}” from the glossary.',
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
      'The image is no longer in the media library. Choose another, remove it, or restore it from the trash.',
  },
  smallPicture: /*i18n*/ {
    id: 'check.smallPicture',
    message: 'The image is {width} pixels wide. Use one that is at least {least} pixels wide.',
  },
} as const
