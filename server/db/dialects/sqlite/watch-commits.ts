/**
 * Notices commits of other processes on the same file, such as those of a command, by polling. SQLite counts
 * commits for each connection, and returns the count without touching the disk.
 */
import { sql } from 'kysely'
import type { Queries } from '../../tables.ts'

export function watchCommits(queries: Queries, wake: () => void, every = 1_000): () => void {
  let lastCommits: number | undefined
  const timer = setInterval(() => void look().catch(() => {}), every).unref() // the database may be closed

  async function look(): Promise<void> {
    const { rows } = await sql<{ commits: number }>`
      select data_version as commits from pragma_data_version`.execute(queries)
    const commits = rows[0]?.commits
    if (commits !== lastCommits) wake()
    lastCommits = commits
  }

  void look().catch(() => {})
  return () => clearInterval(timer)
}
