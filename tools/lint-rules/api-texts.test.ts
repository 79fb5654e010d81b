/** API texts: summaries and descriptions in the OpenAPI document are in plain English. */
import { expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '../../server/call-list.ts'
import { openApiDocument } from '../../server/http/calls/openapi.ts'
import { bannedWords } from './banned-words.ts'

const texts = z.looseObject({ summary: z.string().optional(), description: z.string().optional() })
const record = z.record(z.string(), z.unknown())

interface ApiText {
  readonly where: string
  readonly text: string
}

/** The descriptions of problems are messages, which the rules of catalogues check. */
const isProblem = (where: string) => /\.responses\.[45]\d\d$/.test(where)

function textsIn(value: unknown, where = ''): readonly ApiText[] {
  const { data: fields } = record.safeParse(value)
  if (fields === undefined || isProblem(where)) return []
  const { data: { summary, description } = {} } = texts.safeParse(fields)
  const own = [summary, description].flatMap((text) => (text === undefined ? [] : [{ where, text }]))
  return [...own, ...Object.entries(fields).flatMap(([name, child]) => textsIn(child, `${where}.${name}`))]
}

it('have no banned word', () => {
  const found = textsIn(openApiDocument(calls, 'session')).flatMap(({ where, text }) => {
    const prose = text.replaceAll(/`[^`]*`/g, '')
    return bannedWords.flatMap(({ word, say }) => {
      const [match] = word.exec(prose) ?? []
      return match === undefined ? [] : [`${where}: “${match}” in “${text}”: say ${say}`]
    })
  })
  expect(found, 'Change the `summary` of the call or the `describe` of its schema.').toEqual([])
})

it('have at most 25 words in a sentence', () => {
  const long = textsIn(openApiDocument(calls, 'session')).filter(({ text }) =>
    text.split(/(?<=[.:])\s/).some((sentence) => sentence.split(/\s+/).length > 25),
  )
  expect(long).toEqual([])
})
