/** What the settings of the site say about files: how large one may be, how much all of them, how long the trash keeps them. */
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import type { Documents } from '../../documents/index.ts'

export interface MediaSettings {
  /** In bytes, of one file. */
  readonly picture: number
  readonly other: number
  /** Of all files, in gigabytes; undefined where only the disk says. */
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
  const settings = await documents.openReader().single('settings', defaultLocale)
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
