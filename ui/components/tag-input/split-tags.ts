/** Which tags somebody wrote or pasted: parted by commas, semicolons, tabs or lines, without the space around them. */

export const partsTags = /[,;،、\t\r\n]+/u

export interface AddedTags {
  readonly tags: readonly string[]
  /** Those that were there already, however they are written. */
  readonly taken: readonly string[]
}

export function addTags(tags: readonly string[], written: string): AddedTags {
  const isSame = (one: string) => (other: string) =>
    one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0
  let all = tags
  const taken: string[] = []
  for (const part of written.split(partsTags)) {
    const tag = part.trim().replaceAll(/\s+/g, ' ')
    if (tag === '') continue
    if (all.some(isSame(tag))) taken.push(tag)
    else all = [...all, tag]
  }
  return { tags: all, taken }
}
