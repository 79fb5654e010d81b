/** Who points at what, and which translation was made from which words. */
export const name = '0003-references'

export function statements(): readonly string[] {
  return []
}
