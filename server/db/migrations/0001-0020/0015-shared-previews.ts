/** Tells links that somebody shares from those that the editor opens for its own preview: only the first are listed. */
export const name = '0015-shared-previews'

export function statements(): readonly string[] {
  return ['alter table previews add column is_shared integer not null default 0']
}
