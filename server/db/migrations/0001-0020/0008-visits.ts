/** How often pages are seen: by day and page, without a word about who saw them. */
export const name = '0008-visits'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [
    `create table visits (
      day ${key} not null,
      event ${key} not null,
      page ${key} not null,
      visitor ${key} not null,
      times bigint not null,
      primary key (day, event, page, visitor)
    )`,
    `create table visit_totals (
      day ${key} not null,
      event ${key} not null,
      page ${key} not null,
      times bigint not null,
      visitors bigint not null,
      primary key (day, event, page)
    )`,
    `create table visit_sources (
      day ${key} not null,
      source ${key} not null,
      times bigint not null,
      primary key (day, source)
    )`,
    `create table visit_salts (
      day ${key} primary key,
      salt text not null
    )`,
  ]
}
