/** The files of a release: what the server loads, what it reads, and what it sends. */
import { filesLike, tracedFiles } from './trace.ts'

/** `start.mjs` loads the server, and the server loads the site by its path. */
const programs = ['start.mjs', 'server/commands/**/*.ts']

const read = [
  'LICENSE',
  'CHANGELOG.md',
  'deploy/*.{service,socket}',
  'content/docs/**',
  'content/locales/{server,site}/*.po',
  'content/seed/**',
  'server/**/*.{txt,bin,ttf,json}',
  'ui/icons/cyanotype/**',
]

const built = ['site/dist/**', 'admin/dist/**', 'dist/storybook/**']

const leftOut = /\.(?:test|stories)\.tsx?$|\.map$|\/testing\/|\/node_modules\//

/** Paths relative to `root`, in alphabetical order. */
export async function releaseFiles(root: string): Promise<string[]> {
  const entries = filesLike(root, ...programs).filter((path) => !leftOut.test(path))
  const traced = await tracedFiles(root, entries)
  const others = filesLike(root, ...read, ...built).filter((path) => !leftOut.test(path))
  return [...new Set([...traced, ...others])].sort()
}
