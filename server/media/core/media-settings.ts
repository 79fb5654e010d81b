/**
 * Settings of the media library: size limits of a file and of all files, and how long the trash keeps them.
 */
import { readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Documents } from '../../documents/index.ts'

export interface MediaSettings {
  /** The size limit of one file, in bytes. */
  readonly picture: number
  readonly other: number
  /** The size limit of all files, in gigabytes. Undefined: only the disk limits them. */
  readonly gigabytes: number | undefined
  readonly trashDays: number
}

const megabyte = 1_000_000

export const defaultSettings: MediaSettings = {
  picture: 25 * megabyte,
  other: 200 * megabyte,
  gigabytes: undefined,
  trashDays: 30,
}

export async function mediaSettings(documents: Pick<Documents, 'openReader'>): Promise<MediaSettings> {
  const settings = await readSettings(documents.openReader())
  if (settings === undefined) return defaultSettings
  const { files, trashDays } = settings.data
  return {
    picture: inBytes(files.pictureMegabytes) ?? defaultSettings.picture,
    other: inBytes(files.otherMegabytes) ?? defaultSettings.other,
    gigabytes: files.libraryGigabytes ?? undefined,
    trashDays: trashDays ?? defaultSettings.trashDays,
  }
}

const inBytes = (megabytes: number | null) => (megabytes === null ? undefined : megabytes * megabyte)
