/** Answers to “Was this page helpful?” on pages of the documentation. No column identifies a visitor. */
export const name = '0017-page-feedback'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [
    `create table page_feedback (
      id ${key} primary key,
      day ${key} not null,
      page ${key} not null,
      locale text not null,
      helpful integer not null,
      comment text
    )`,
    'create index page_feedback_by_page on page_feedback (page, day, id)',
    'create index page_feedback_by_day on page_feedback (day)',
  ]
}
