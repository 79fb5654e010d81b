/** Examples of a call in curl and TypeScript. Their values pass the schemas of the call. */
import type { AnyCall } from '../../server/http/calls/define-call.ts'
import type { JsonSchema, Operation, Parameter } from './api-document.ts'
import { exampleObject, exampleOf } from './example-values.ts'

const maxLine = 80
const origin = 'http://127.0.0.1:3000'

interface Example {
  readonly method: string
  readonly url: string
  readonly body: unknown
  readonly hasFiles: boolean
  /** Whether the call needs a session. */
  readonly signsIn: boolean
}

/** None if a value cannot be derived. */
export function examplesOf(call: AnyCall, operation: Operation): readonly string[] {
  const example = exampleFor(call, operation)
  if (example === undefined) return []
  const blocks = [fence('sh', 'curl', curl(example)), fence('ts', 'TypeScript', typeScript(example))]
  return [`<CodeGroup group="api">\n${blocks.join('\n\n')}\n</CodeGroup>`]
}

function exampleFor(call: AnyCall, { parameters, requestBody }: Operation): Example | undefined {
  const [method = '', path = ''] = call.at.split(' ')
  const params = valuesOf(parameters, 'path')
  const query = valuesOf(parameters, 'query')
  const bodySchema = requestBody?.content['application/json']?.schema
  const body = bodySchema && bodyOf(bodySchema)
  const isValid =
    call.params?.safeParse(params).success !== false &&
    call.query?.safeParse(query).success !== false &&
    call.body?.safeParse(body).success !== false
  if (!isValid) return undefined
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(query).toString()
  const url = `${origin}${filled}${search === '' ? '' : `?${search}`}`
  return { method, url, body, hasFiles: call.takesFiles === true, signsIn: call.may !== 'anyone' }
}

function bodyOf(schema: JsonSchema): unknown {
  return schema.properties === undefined ? exampleOf(schema) : exampleObject(schema)
}

function valuesOf(parameters: readonly Parameter[], place: Parameter['in']): Record<string, string> {
  const required = parameters.filter((one) => one.in === place && one.required)
  return Object.fromEntries(required.map(({ name, schema }) => [name, String(exampleOf(schema, name) ?? '')]))
}

function curl({ method, url, body, hasFiles, signsIn }: Example): string {
  const defaultMethod = body !== undefined || hasFiles ? 'POST' : 'GET'
  const lines = [
    'curl',
    ...(signsIn ? ['--cookie cookies.txt'] : []),
    ...(method === defaultMethod ? [] : [`--request ${method}`]),
    ...(body === undefined ? [] : [`--json '${JSON.stringify(body)}'`]),
    ...(hasFiles ? ['--form file=@photo.jpg'] : []),
    /[?&*]/.test(url) ? `'${url}'` : url,
  ]
  const line = lines.join(' ')
  return line.length <= maxLine ? line : lines.join(' \\\n  ')
}

function typeScript({ method, url, body, hasFiles, signsIn }: Example): string {
  const headers = [
    ...(body === undefined ? [] : ["'content-type': 'application/json'"]),
    ...(signsIn ? ["cookie: process.env.SESSION_COOKIE ?? ''"] : []),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length === 0 ? [] : [`headers: { ${headers.join(', ')} }`]),
    ...(body === undefined ? [] : [`body: JSON.stringify(${literal(body)})`]),
    ...(hasFiles ? ['body: form'] : []),
  ]
  const files = [
    "import { openAsBlob } from 'node:fs'",
    '',
    'const form = new FormData()',
    "form.append('file', await openAsBlob('photo.jpg'), 'photo.jpg')",
  ]
  const call =
    options.length === 0
      ? `const response = await fetch('${url}')`
      : `const response = await fetch('${url}', {\n${options.map((one) => `  ${one},\n`).join('')}})`
  return [...(hasFiles ? files : []), call, 'console.log(response.status, await response.text())'].join('\n')
}

/** As a developer writes it: keys without quotes, texts in single quotes. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, field]) => `${keyOf(name)}: ${literal(field)}`)
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
  }
  return typeof value === 'string' ? `'${value}'` : String(value)
}

const keyOf = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

function fence(language: string, title: string, code: string): string {
  const lines = [`\`\`\`${language} title="${title}"`, ...code.split('\n'), '```']
  return lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')
}
