/** Pages of the API reference: an index, a page for each group of calls, and all problem codes. */
import { headingIds } from '@cyanotype/content/mdx/headings/heading-ids.ts'
import { calls } from '../../server/call-list.ts'
import type { CallGroup } from '../../server/http/calls/call-groups.ts'
import { callGroups, groupOf } from '../../server/http/calls/call-groups.ts'
import type { AnyCall } from '../../server/http/calls/define-call.ts'
import { problems } from '../../server/problems/problems.ts'
import type { Content } from './api-document.ts'
import { operationAt } from './api-document.ts'
import { examplesOf } from './call-examples.ts'
import { fieldRows, parameterRows } from './field-rows.ts'
import { capitalized, codeSpan, mdxText, page, table } from './mdx-text.ts'

const folder = 'content/docs/en/developers/api-reference'
const url = '/docs/developers/api-reference'
const all: readonly AnyCall[] = calls
const groups = callGroups.filter((group) => callsOf(group).length > 0)

export function apiPages(): Readonly<Record<string, string>> {
  const pages = groups.map((group, index) => [`${folder}/${group.name}.mdx`, groupPage(group, index + 2)])
  return {
    [`${folder}/index.mdx`]: indexPage(),
    [`${folder}/errors.mdx`]: errorsPage(),
    ...Object.fromEntries(pages),
  }
}

function callsOf(group: CallGroup): readonly AnyCall[] {
  return all.filter((call) => groupOf(call) === group)
}

/** The headings of a page with the ids that the site gives them. */
function headingsOf(group: CallGroup) {
  const idOf = headingIds()
  return callsOf(group).map((call) => {
    const heading = headingOf(call.summary)
    return { call, heading, id: idOf(heading) }
  })
}

/** `Lists users, newest first.` becomes `List users`. */
function headingOf(summary: string): string {
  const [start = ''] = summary.split(/[,.:](?:\s|$)/)
  return start.replace(/^(\w+?)(?:(?<=sh|ch)es|(?<!s)s)(?= )/, '$1')
}

const access = [
  'Sign in with `POST /api/auth/login` and send the session cookie with each call. Calls for anyone need none.',
  'The [API guide](/docs/developers/api) explains sessions, paging, saving and errors with examples.',
  'The same description as a file for tools is [`/api/openapi.json`](/api/openapi.json) (OpenAPI 3.1).',
].join('\n')

function indexPage(): string {
  const sections = groups.flatMap((group) => [
    `## ${capitalized(group.title.replace(/^API reference: /, ''))}`,
    group.summary,
    table(
      ['What it does', 'Call'],
      headingsOf(group).map(({ call, heading, id }) => [
        `[${mdxText(heading)}](${url}/${group.name}#${id})`,
        codeSpan(call.at),
      ]),
    ),
  ])
  const head = {
    title: 'API reference',
    summary: 'All calls of the HTTP API by group, with parameters, bodies, responses and problem codes.',
    order: 12,
  }
  return page(head, [access, `All problem codes are in [Problem codes](${url}/errors).`, ...sections])
}

function groupPage(group: CallGroup, order: number): string {
  const shown = new Map<string, string>()
  const sections = headingsOf(group).flatMap(({ call, heading, id }) => {
    const operation = operationAt(call.at)
    const { parameters, requestBody, responses, summary, description } = operation
    const link = `[${mdxText(heading)}](#${id})`
    return [
      `## ${mdxText(heading)}`,
      codeSpan(call.at),
      mdxText(summary),
      mdxText(description),
      ...captioned('Parameters', ['Name', 'Description'], parameterRows(parameters)),
      ...bodyOf(requestBody?.content),
      ...Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([status, { content }]) => responseOf(status, content, link, shown)),
      ...problemsOf(call),
      ...examplesOf(call, operation),
    ]
  })
  return page({ ...group, order }, [access, ...sections])
}

function captioned(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  return rows.length === 0 ? [] : [`<Table caption="${caption}">`, table(head, rows), '</Table>']
}

function bodyOf(content: Content | undefined): readonly string[] {
  const [[mediaType, { schema }] = ['', { schema: {} }]] = Object.entries(content ?? {})
  if (content === undefined) return []
  return captioned(`Request body: ${mediaType}`, ['Field', 'Description'], fieldRows(schema, 'request'))
}

/** A body that an earlier call of the page has is not repeated. */
function responseOf(
  status: string,
  content: Content | undefined,
  link: string,
  shown: Map<string, string>,
): readonly string[] {
  const [entry] = Object.entries(content ?? {})
  if (entry === undefined) return [`Response: ${status} without a body.`]
  const [mediaType, { schema }] = entry
  const rows = fieldRows(schema, 'response')
  if (rows.length === 0) return [`Response: ${status} with ${codeSpan(mediaType)}.`]
  const key = JSON.stringify(rows)
  const earlier = shown.get(key)
  if (earlier !== undefined) return [`Response: ${status} with the body of ${earlier}.`]
  shown.set(key, link)
  return captioned(`Response ${status}: ${mediaType}`, ['Field', 'Description'], rows)
}

function problemsOf({ responses, requiresRecentAuth }: AnyCall): readonly string[] {
  const codes = [
    ...(responses.problems ?? []),
    ...(requiresRecentAuth ? (['reauthentication_required'] as const) : []),
  ]
  if (codes.length === 0) return []
  const named = [...new Set(codes)].map((code) => `${codeSpan(code)} (${problems[code].status})`)
  return [`[Problem codes](${url}/errors) of this call: ${named.join(', ')}.`]
}

function errorsPage(): string {
  const rows = Object.entries(problems)
    .toSorted(([, one], [, other]) => one.status - other.status)
    .map(([code, { status, text }]) => [codeSpan(code), `${status}. ${mdxText(text.message)}`])
  const head = {
    title: 'API reference: problem codes',
    summary: 'Every error code of the API with its status and English message.',
    order: 1,
  }
  return page(head, [
    [
      'Every error is `application/problem+json` (RFC 9457). Programs use `code`, which never changes.',
      'Messages are in the language of `Accept-Language`. Words in braces are values.',
    ].join(' '),
    [
      'Any call can answer `too_many_requests`, `internal`, `database_unavailable` and `took_too_long`.',
      'Calls that need a session can answer `not_signed_in`, and calls for some roles `not_allowed`.',
      'Calls with parameters can answer `invalid_query` and `not_found`, and calls with a body `invalid_request`.',
    ].join(' '),
    table(['Code', 'Status and message'], rows),
  ])
}
