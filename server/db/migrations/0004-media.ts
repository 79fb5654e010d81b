/** The library of pictures and files. */
export const name = '0004-media'

export function statements(): readonly string[] {
  return []
}
