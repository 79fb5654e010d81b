/**
 * Queries whose text depends on nothing but how many values they take: Kysely writes each once, and from then on it is run
 * with other values. Writing costs more than many a read.
 */
import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely'
import type { Queries } from '../tables.ts'
import { runCompiled } from './run-prepared.ts'

/** What a query takes: texts, numbers, and lists of texts. What may be null makes another query. */
type Value = string | number | readonly string[]
type Values = { readonly [name: string]: Value }

type Meant = (values: Values) => unknown

interface Written<Row> {
  readonly query: CompiledQuery<Row>
  /** For each parameter the value that is meant; none where it is always the same. */
  readonly meant: readonly (Meant | undefined)[]
}

/** `write` uses its values as they are and decides nothing by them: it is called with stand-ins. */
export function preparedQuery<Given extends Values, Row>(
  write: (queries: Queries, values: Given) => Compilable<Row>,
): (queries: Queries, values: Given) => Promise<Row[]> {
  const kept = new WeakMap<DialectAdapter, Map<string, Written<Row>>>()

  function written(queries: Queries, values: Given): Written<Row> {
    const { adapter } = queries.getExecutor()
    const shapes = kept.get(adapter) ?? new Map<string, Written<Row>>()
    const shape = shapeOf(values)
    const known = shapes.get(shape)
    if (known !== undefined) return known
    const { values: instead, meanings } = standIns(values)
    const query = write(queries, instead).compile()
    const made = { query, meant: query.parameters.map((parameter) => meaningOf(parameter, meanings)) }
    kept.set(adapter, shapes.set(shape, made))
    return made
  }

  return async (queries, values) => {
    const { query, meant } = written(queries, values)
    const parameters = query.parameters.map((fixed, index) => {
      const value = meant[index]
      return value === undefined ? fixed : value(values)
    })
    return (await runCompiled(queries, query, parameters)).rows
  }
}

/** A prepared query for each form that it is asked for in: what its text depends on beside its values, such as a direction. */
export function preparedQueryOf<Form, Asked>(write: (form: Form) => Asked): (form: Form) => Asked {
  const kept = new Map<string, Asked>()
  return (form) => {
    const name = JSON.stringify(form)
    const known = kept.get(name)
    if (known !== undefined) return known
    const made = write(form)
    kept.set(name, made)
    return made
  }
}

/** How long each list is. */
function shapeOf(values: Values): string {
  let shape = ''
  for (const value of Object.values(values)) if (typeof value === 'object') shape += `${value.length},`
  return shape
}

const sign = '\u0001stand-in '

/** Values of the same kind that are found again among the parameters. */
function standIns<Given extends Values>(values: Given): { values: Given; meanings: Map<unknown, Meant> } {
  const meanings = new Map<unknown, Meant>()
  const standIn = (meant: Meant, isNumber = false) => {
    const place = meanings.size
    const instead = isNumber ? Number.MAX_SAFE_INTEGER - place : `${sign}${place}`
    meanings.set(instead, meant)
    return instead
  }
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object'
      ? value.map((_, index) => standIn((given) => Object(given[name])[index]))
      : standIn((given) => given[name], typeof value === 'number'),
  ])
  // Name by name they are of the kinds that were given.
  return { values: Object.fromEntries(entries) as Given, meanings }
}

function meaningOf(parameter: unknown, meanings: ReadonlyMap<unknown, Meant>): Meant | undefined {
  const meant = meanings.get(parameter)
  if (meant === undefined && typeof parameter === 'string' && parameter.includes(sign)) {
    throw new TypeError('A prepared query takes its values as they are: change them before.')
  }
  return meant
}
