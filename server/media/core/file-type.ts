/** Detects the type of a file by its first bytes. Its name and declared type must match. */

import { extname } from 'node:path'
import { maxFileName } from '@cyanotype/content/contracts/file-name.ts'
import { Problem } from '../../problems/problems.ts'

export type MediaKind = 'picture' | 'drawing' | 'video' | 'audio' | 'document'

export interface FileType {
  readonly kind: MediaKind
  /** The content type of the response. */
  readonly type: string
  /** The extension of the stored file. */
  readonly extension: string
  readonly otherExtensions?: readonly string[]
  readonly otherTypes?: readonly string[]
  readonly isIn: (start: Buffer) => boolean
}

/** How many bytes are needed for the detection. */
export const signatureBytes = 4_096

const latin = (start: Buffer, from: number, to: number) => start.toString('latin1', from, to)
const brand = (start: Buffer) => (latin(start, 4, 8) === 'ftyp' ? latin(start, 8, 12) : undefined)
const mp4Brand = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash|mmp4|MSNV)$/

export const fileTypes: readonly FileType[] = [
  {
    kind: 'picture',
    type: 'image/jpeg',
    extension: 'jpg',
    otherExtensions: ['jpeg', 'jpe', 'jfif'],
    otherTypes: ['image/jpg', 'image/pjpeg'],
    isIn: (start) => latin(start, 0, 3) === '\xff\xd8\xff',
  },
  {
    kind: 'picture',
    type: 'image/png',
    extension: 'png',
    isIn: (start) => latin(start, 0, 8) === '\x89PNG\r\n\x1a\n',
  },
  {
    kind: 'picture',
    type: 'image/gif',
    extension: 'gif',
    isIn: (start) => /^GIF8[79]a/.test(latin(start, 0, 6)),
  },
  {
    kind: 'picture',
    type: 'image/webp',
    extension: 'webp',
    isIn: (start) => latin(start, 0, 4) === 'RIFF' && latin(start, 8, 12) === 'WEBP',
  },
  {
    kind: 'picture',
    type: 'image/avif',
    extension: 'avif',
    isIn: (start) => /^avi[fs]$/.test(brand(start) ?? ''),
  },
  { kind: 'drawing', type: 'image/svg+xml', extension: 'svg', isIn: isSvg },
  {
    kind: 'document',
    type: 'application/pdf',
    extension: 'pdf',
    isIn: (start) => latin(start, 0, 5) === '%PDF-',
  },
  {
    kind: 'video',
    type: 'video/mp4',
    extension: 'mp4',
    otherExtensions: ['m4v'],
    otherTypes: ['video/x-m4v'],
    isIn: (start) => mp4Brand.test(brand(start) ?? ''),
  },
  {
    kind: 'video',
    type: 'video/webm',
    extension: 'webm',
    isIn: (start) =>
      latin(start, 0, 4) === '\x1a\x45\xdf\xa3' && latin(start, 0, 64).includes('\x42\x82\x84webm'),
  },
  {
    kind: 'audio',
    type: 'audio/mpeg',
    extension: 'mp3',
    otherTypes: ['audio/mp3'],
    isIn: (start) => latin(start, 0, 3) === 'ID3' || isMpegFrame(start),
  },
]

/**
 * The type of a file that starts like this. Throws a `Problem` for unsupported types, and when name or
 * declared type do not match.
 */
export function agreedType(start: Buffer, name: string, declared: string): FileType {
  const found = fileTypes.find(({ isIn }) => isIn(start))
  if (found === undefined) throw new Problem('unknown_file_type', { name })
  const extensions = [found.extension, ...(found.otherExtensions ?? [])]
  const types = [found.type, ...(found.otherTypes ?? []), 'application/octet-stream'] // the last is neutral
  const extension = extname(name).slice(1).toLowerCase()
  const type = declared.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (extensions.includes(extension) && types.includes(type)) return found
  throw new Problem('file_type_differs', { name, type: found.type })
}

/** The type of an image that starts like this. Undefined for other files. */
export function kindOfPicture(start: Buffer): FileType | undefined {
  const found = fileTypes.find(({ isIn }) => isIn(start.subarray(0, signatureBytes)))
  return found?.kind === 'picture' || found?.kind === 'drawing' ? found : undefined
}

/** Text whose first element may be the root of an SVG. The sanitizer parses it completely. */
function isSvg(start: Buffer): boolean {
  const text = start.toString('utf8').replace(/^\uFEFF/, '')
  return /^\s*</.test(text) && /<(?:[\w-]+:)?svg[\s/>]/.test(text) && !/^\s*<(?:!doctype\s+)?html/i.test(text)
}

/** MPEG-1 or 2, layer III, with a valid bit rate and sample rate. */
function isMpegFrame(start: Buffer): boolean {
  const [sync = 0, layer = 0, rates = 0] = start
  return sync === 0xff && (layer & 0xe6) === 0xe2 && rates >> 4 !== 15 && ((rates >> 2) & 3) !== 3
}

/** Control characters, line and paragraph separators, direction marks, and lone surrogates. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

const slashes = /[/\\]/g

/** Cleans the name of an uploaded file for display: plain text, never a part of a path. */
export function cleanName(given: string): string {
  return cleanFolderName(given.split(slashes).at(-1) ?? '')
}

/** Cleans a file name that a user typed: a slash in it does not end a path. */
export function cleanTypedName(given: string): string {
  return cleanName(given.replace(slashes, '-'))
}

/** Cleans the name of a folder, in which a slash stays: 2025/26. */
export function cleanFolderName(given: string): string {
  const name = given.replace(unseen, '').normalize('NFC').trim()
  const letters = [...name]
  if (letters.length <= maxFileName) return name === '' ? 'unnamed' : name
  const ending = [...extname(name)].slice(0, 10)
  return [...letters.slice(0, maxFileName - ending.length), ...ending].join('')
}
