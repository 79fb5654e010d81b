/**
 * Prepared query: its SQL depends only on the number of its values. Kysely compiles each once, and it then
 * runs with other values. Compiling takes longer than many reads.
 */
import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely'
import type { Queries } from '../tables.ts'
import { runCompiled } from './run-prepared.ts'

/** The values of a query: strings, numbers and lists of strings. A nullable value needs a separate query. */
type Value = string | number | readonly string[]
type Values = { readonly [name: string]: Value }

type ReadValue = (values: Values) => unknown

interface Written<Row> {
  readonly query: CompiledQuery<Row>
  /** The input value of each parameter. None where the parameter is constant. */
  readonly readers: readonly (ReadValue | undefined)[]
}

/** `write` must use its values unchanged and must not branch on them: it is called with placeholders. */
export function preparedQuery<Given extends Values, Row>(
  write: (queries: Queries, values: Given) => Compilable<Row>,
): (queries: Queries, values: Given) => Promise<Row[]> {
  const cache = new WeakMap<DialectAdapter, Map<string, Written<Row>>>()

  function written(queries: Queries, values: Given): Written<Row> {
    const { adapter } = queries.getExecutor()
    const shapes = cache.get(adapter) ?? new Map<string, Written<Row>>()
    const shape = shapeOf(values)
    const cached = shapes.get(shape)
    if (cached !== undefined) return cached
    const { values: instead, meanings } = placeholders(values)
    const query = write(queries, instead).compile()
    const made = { query, readers: query.parameters.map((parameter) => readerOf(parameter, meanings)) }
    cache.set(adapter, shapes.set(shape, made))
    return made
  }

  return async (queries, values) => {
    const { query, readers } = written(queries, values)
    const parameters = query.parameters.map((fixed, index) => {
      const value = readers[index]
      return value === undefined ? fixed : value(values)
    })
    return (await runCompiled(queries, query, parameters)).rows
  }
}

/** One prepared query for each form: what the SQL depends on besides its values, such as a direction. */
export function preparedQueryOf<Form, Query>(write: (form: Form) => Query): (form: Form) => Query {
  const cache = new Map<string, Query>()
  return (form) => {
    const name = JSON.stringify(form)
    const cached = cache.get(name)
    if (cached !== undefined) return cached
    const made = write(form)
    cache.set(name, made)
    return made
  }
}

/** The length of each list. */
function shapeOf(values: Values): string {
  let shape = ''
  for (const value of Object.values(values)) if (typeof value === 'object') shape += `${value.length},`
  return shape
}

const sign = '\u0001stand-in '

/** Placeholders of the same types, which are recognised among the parameters. */
function placeholders<Given extends Values>(
  values: Given,
): { values: Given; meanings: Map<unknown, ReadValue> } {
  const meanings = new Map<unknown, ReadValue>()
  const placeholder = (readValue: ReadValue, isNumber = false) => {
    const place = meanings.size
    const instead = isNumber ? Number.MAX_SAFE_INTEGER - place : `${sign}${place}`
    meanings.set(instead, readValue)
    return instead
  }
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object'
      ? value.map((_, index) => placeholder((given) => Object(given[name])[index]))
      : placeholder((given) => given[name], typeof value === 'number'),
  ])
  // Each placeholder has the type of the given value.
  return { values: Object.fromEntries(entries) as Given, meanings }
}

function readerOf(parameter: unknown, meanings: ReadonlyMap<unknown, ReadValue>): ReadValue | undefined {
  const readValue = meanings.get(parameter)
  if (readValue === undefined && typeof parameter === 'string' && parameter.includes(sign)) {
    throw new TypeError('A prepared query cannot convert its values: convert them before.')
  }
  return readValue
}
