/** Every path of the admin, as its table of routes has them; `$slug` stands for one document. */
import { readFileSync } from 'node:fs'
import { model } from '../../content/model/index.ts'

const table = readFileSync(new URL('../../admin/routes.tsx', import.meta.url), 'utf8')
const named = [...table.matchAll(/'(\/admin[^']*)'/g)].map((match) => match[1] ?? '')
const lists = Object.values(model)
  .filter(({ kind }) => kind === 'collection')
  .map(({ name }) => `/admin/${name}`)

export const adminPaths: readonly string[] = [...new Set([...named, ...lists])]

/** Screens that are several, by what their address says. */
export const screenPaths: readonly string[] = [
  ...['languages', 'appearance', 'visitors', 'files', 'connections', 'users', 'webhooks'].map(
    (place) => `/admin/settings?place=${place}`,
  ),
  ...['orphaned-page', 'unready-draft'].map((kind) => `/admin/checks?kind=${kind}`),
  '/admin/logs?log=server',
  '/admin/media?view=list',
]
