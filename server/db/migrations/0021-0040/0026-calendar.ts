/** Indexes for the calendar: what was published and what failed in a period. */
export const name = '0026-calendar'

export function statements(): readonly string[] {
  return [
    `create index document_layers_by_publication on document_layers (first_published_at, type, layer)
      where published_version is not null`,
    'create index schedules_failed on schedules (due_at, set_id) where failure is not null',
  ]
}
