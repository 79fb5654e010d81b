/** Answers to forms as CSV. Forms have different fields, so every label of the exported answers is a column. */
import type { Db } from '../../db/index.ts'
import { byteOrderMark, csvLine } from '../../platform/csv.ts'
import { readCursor } from '../time-cursor.ts'
import type { FormAnswer } from './form-answer.ts'
import { answerFrom } from './form-answer.ts'
import type { AnswerFilter } from './form-store.ts'
import { answersBefore } from './form-store.ts'

const batchSize = 500
const ownColumns = ['id', 'at', 'status', 'form', 'page', 'locale'] as const

/** Reads the answers twice: the first line needs the labels of all of them. */
export async function* exportAnswers(db: Db, filter: AnswerFilter): AsyncGenerator<string> {
  const labels = new Set<string>()
  for await (const answers of batches(db, filter))
    for (const answer of answers) for (const label of valuesOf(answer).keys()) labels.add(label)
  yield `${byteOrderMark}${csvLine([...ownColumns, ...labels])}`
  for await (const answers of batches(db, filter))
    yield answers.map((answer) => lineOf(answer, [...labels])).join('')
}

async function* batches(db: Db, filter: AnswerFilter): AsyncGenerator<readonly FormAnswer[]> {
  let position = readCursor(undefined)
  for (;;) {
    const answers = (await answersBefore(db.kysely, filter, position, batchSize)).map(answerFrom)
    const last = answers.at(-1)
    if (last === undefined) return
    yield answers
    position = last
  }
}

export function lineOf(answer: FormAnswer, labels: readonly string[]): string {
  const values = valuesOf(answer)
  return csvLine([
    ...ownColumns.map((column) => answer[column]),
    ...labels.map((label) => values.get(label) ?? ''),
  ])
}

function valuesOf({ fields }: Pick<FormAnswer, 'fields'>): ReadonlyMap<string, string> {
  return new Map(fields.map(({ label, value }) => [label, value]))
}
