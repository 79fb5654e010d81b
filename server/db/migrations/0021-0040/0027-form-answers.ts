/** Answers to forms of pages. */
export const name = '0027-form-answers'

export function statements(engine: 'sqlite' | 'postgres'): readonly string[] {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text'
  return [
    `create table form_answers (
      id ${key} primary key,
      at ${key} not null,
      form ${key} not null,
      document text not null,
      page text not null,
      locale text not null,
      fields text not null,
      emails text not null,
      status ${key} not null check (status in ('new', 'read', 'spam')),
      changed_at text,
      changed_by ${key} references users (id) on delete set null
    )`,
    'create index form_answers_by_time on form_answers (at, id)',
    'create index form_answers_by_status on form_answers (status, at, id)',
    'create index form_answers_by_form on form_answers (form, at, id)',
    'create index form_answers_by_editor on form_answers (changed_by)',
  ]
}
