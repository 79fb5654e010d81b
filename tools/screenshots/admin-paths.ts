/** Every path of the admin, from its route table. `$slug` is replaced by one document. */
import { readFileSync } from 'node:fs'
import { model } from '../../content/model/index.ts'

const table = readFileSync(new URL('../../admin/routes.tsx', import.meta.url), 'utf8')
const named = [...table.matchAll(/'(\/admin[^']*)'/g)].map((match) => match[1] ?? '')
const lists = Object.values(model)
  .filter(({ kind }) => kind === 'collection')
  .map(({ name }) => `/admin/${name}`)

export const adminPaths: readonly string[] = [...new Set([...named, ...lists])]

/** Screens with several forms, chosen by a parameter of the URL. */
export const screenPaths: readonly string[] = [
  ...['languages', 'appearance', 'visitors', 'files', 'connections', 'users', 'webhooks'].map(
    (place) => `/admin/settings?place=${place}`,
  ),
  ...['orphaned-page', 'unready-draft'].map((kind) => `/admin/checks?kind=${kind}`),
  '/admin/logs?log=server',
  '/admin/media?view=list',
]
