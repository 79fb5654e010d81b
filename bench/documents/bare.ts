/**
 * Baseline: `node:http` and `node:sqlite` with nothing in between. For a query it runs the same statements as
 * the product and sends the same JSON. For a POST it runs the statements that create a document, and responds
 * once they are on disk. At `/note` it writes the body into a table with one column instead.
 */
import { createServer } from 'node:http'
import type { SQLInputValue } from 'node:sqlite'
import { DatabaseSync } from 'node:sqlite'
import type { Recording } from './replay-statements.ts'
import { repeating } from './replay-statements.ts'

export interface Question {
  readonly path: string
  readonly statements: readonly { readonly sql: string; readonly parameters: readonly SQLInputValue[] }[]
  readonly result: unknown
}

export interface Task {
  readonly file: string
  readonly questions: readonly Question[]
  /** A copy of the file, in which it creates its documents. */
  readonly copy: string
  readonly recording: Recording
}

process.once('message', ({ file, questions, copy, recording }: Task) => {
  const database = new DatabaseSync(file, { readOnly: true })
  database.exec('pragma cache_size = -8192') // as in the product
  const prepared = new Map(
    questions.map(({ path, statements, result }) => [
      path,
      {
        result,
        statements: statements.map(({ sql, parameters }) => ({
          statement: database.prepare(sql),
          parameters,
        })),
      },
    ]),
  )
  const notes = new DatabaseSync(`${file}.notes`)
  notes.exec('pragma journal_mode = wal; pragma synchronous = full; create table notes (body text)')
  const note = notes.prepare('insert into notes values (?)')
  const create = repeating(copy, recording)

  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const question = prepared.get(request.url ?? '')
    if (question !== undefined) {
      for (const { statement, parameters } of question.statements) statement.all(...parameters)
      return send(question.result)
    }
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'))
      if (request.url !== '/note') return send(create())
      note.run(JSON.stringify(body))
      send(body)
    })

    function send(body: unknown): void {
      const bytes = Buffer.from(JSON.stringify(body))
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length })
      response.end(bytes)
    }
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object') process.send?.(`http://127.0.0.1:${address?.port}`)
  })
})
