/** Image files of the documentation: writes a screenshot as WebP, unless the file already shows the same. */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** Part of the repository and served at `/docs/images`. */
export const imageFolder = fileURLToPath(new URL('../../../content/docs/images/', import.meta.url))

export const imageThemes = ['light', 'dark'] as const
export type ImageTheme = (typeof imageThemes)[number]

/** Relative to the folder: `en/dashboard-dark.webp`. */
export function imageName(language: string, name: string, theme: ImageTheme): string {
  return `${language}/${name}-${theme}.webp`
}

/** A pixel differs if a channel does by more than this. Compression alone changes less. */
const visibleDifference = 40
/** A second in a time, or the edge of a letter, is not a new picture. */
const negligiblePixels = 200

/** Returns whether the file was written. */
export async function writeImage(name: string, png: Buffer): Promise<boolean> {
  const path = join(imageFolder, name)
  const fresh = await sharp(png).webp({ quality: 45, effort: 6 }).toBuffer()
  if (existsSync(path) && (await isSameImage(path, fresh))) return false
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, fresh)
  return true
}

async function isSameImage(path: string, fresh: Buffer): Promise<boolean> {
  const [before, after] = await Promise.all([pixelsOf(path), pixelsOf(fresh)])
  if (before.width !== after.width || before.data.length !== after.data.length) return false
  let differing = 0
  for (let at = 0; at < after.data.length; at += 3) {
    const differs = [0, 1, 2].some(
      (channel) =>
        Math.abs((before.data[at + channel] ?? 0) - (after.data[at + channel] ?? 0)) > visibleDifference,
    )
    if (differs) differing += 1
  }
  return differing < negligiblePixels
}

async function pixelsOf(image: string | Buffer): Promise<{ data: Buffer; width: number }> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}
