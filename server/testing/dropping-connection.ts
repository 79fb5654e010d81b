/** A proxy to PostgreSQL that breaks at the worst moment: during the commit of a transaction. */
import { connect, createServer } from 'node:net'
import { closeAtEnd } from './cleanup-registry.ts'

/** Before the commit reaches the database, or before its response comes back. */
export type Break = 'before' | 'after'

export interface BreakingLine {
  /** Returns the URL of the same database through this proxy. */
  lay(databaseUrl: string): Promise<string>
  /** Breaks at the next commit that wrote to the table. */
  breakAt(commitTo: string, when: Break): void
  /** How often it broke. */
  breaks(): number
}

export function breakingLine(): BreakingLine {
  let input: { readonly statement: string; readonly when: Break } | undefined
  let count = 0

  const lineTo = ({ port, hostname }: URL) =>
    createServer((near) => {
      const far = connect(Number(port), hostname)
      let writes = false
      let waits = false
      const cut = () => {
        count += 1
        input = undefined
        near.destroy()
        far.destroy()
      }
      near.on('data', (bytes) => {
        writes ||= input !== undefined && bytes.includes(input.statement)
        waits = writes && bytes.includes('commit\0')
        if (waits && input?.when === 'before') cut()
        else far.write(bytes)
      })
      far.on('data', (bytes) => {
        if (waits && input?.when === 'after' && bytes.includes('COMMIT\0')) cut()
        else near.write(bytes)
      })
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const)
        one.on('error', () => {}).on('close', () => other.destroy())
    })

  return {
    async lay(databaseUrl) {
      const url = new URL(databaseUrl)
      const line = lineTo(url)
      await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
      closeAtEnd(() => line.close())
      const address = line.address()
      url.port = String(typeof address === 'object' ? address?.port : address)
      return url.href
    },
    breakAt(table, when) {
      input = { statement: `into "${table}"`, when }
    },
    breaks: () => count,
  }
}
