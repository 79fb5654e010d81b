/**
 * Static folder: serves files of one folder. A path that leads out of it, by any spelling or link, is not
 * found. Text is compressed once and cached, so it is meant for build output, which is small and does not
 * change.
 */
import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from '../../http/calls/request-context.ts'
import { matchesEtag, omitKeepAlive } from '../../http/response/cached-response.ts'
import type { Encoding } from '../../http/response/negotiation.ts'
import { chooseEncoding } from '../../http/response/negotiation.ts'

export interface Folder {
  /** Sends a file. Returns false if there is none. The path must not start with a slash. */
  send(context: Context, path: string, cacheControl: string): Promise<boolean>
  /** The text of a file, or `undefined`. */
  text(path: string): Promise<string | undefined>
}

interface Loaded {
  readonly bodies: Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer }
  readonly changed: number
  readonly hash: string
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/**
 * Only Storybook has larger files. The best brotli quality takes seconds for each of them, while a user
 * waits. A tenth of the time gives files that are a tenth larger.
 */
const maxForBest = 512 * 1024
const quickQuality = 9

const compressible = /\.(?:html|css|js|mjs|json|svg|txt|xml|webmanifest)$/
const hidden = /(?:^|\/)\.|\.map$/

export function openFolder(root: string): Folder {
  const loaded = new Map<string, Loaded>()

  async function load(path: string): Promise<Loaded | undefined> {
    const file = await fileWithin(root, path)
    if (file === undefined) return undefined
    const cached = loaded.get(file.path)
    if (cached?.changed === file.changed) return cached
    const fresh = { ...(await read(file.path)), changed: file.changed }
    loaded.set(file.path, fresh)
    return fresh
  }

  return {
    async send(context, path, cacheControl) {
      const file = await load(path)
      if (file === undefined) return false
      const accepted = chooseEncoding(context.headers['accept-encoding'])
      const encoding = file.bodies[accepted] === undefined ? 'identity' : accepted
      sendBody(context, file.bodies[encoding] ?? file.bodies.identity, `"${file.hash}-${encoding}"`)
      context.type = extname(path)
      context.set('cache-control', cacheControl)
      // Static files are not logged, so an id would be useless.
      context.remove('x-request-id')
      omitKeepAlive(context.req, context.res)
      if (encoding !== 'identity' && context.status !== 304) context.set('content-encoding', encoding)
      if (compressible.test(path)) context.vary('accept-encoding')
      return true
    },
    text: async (path) => (await load(path))?.bodies.identity.toString('utf8'),
  }
}

function sendBody(context: Context, body: Buffer, etag: string): void {
  context.set('etag', etag)
  if (matchesEtag(etag, context.headers['if-none-match'])) context.status = 304
  else context.body = body
}

async function read(path: string): Promise<Omit<Loaded, 'changed'>> {
  const identity = await readFile(path)
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  if (!compressible.test(path)) return { bodies: { identity }, hash }
  const params = identity.length > maxForBest ? { [constants.BROTLI_PARAM_QUALITY]: quickQuality } : undefined
  const [br, gzipped] = await Promise.all([brotli(identity, { params }), zip(identity)])
  return { bodies: { identity, br, gzip: gzipped }, hash }
}

/** The real path of a file in a folder. Source maps and hidden files are not served. */
async function fileWithin(
  root: string,
  path: string,
): Promise<{ path: string; changed: number } | undefined> {
  if (path.includes('\0') || path.includes('\\') || hidden.test(path)) return undefined
  try {
    const place = await realpath(join(root, path))
    if (!place.startsWith((await realpath(root)) + sep)) return undefined
    const found = await stat(place)
    return found.isFile() ? { path: place, changed: found.mtimeMs } : undefined
  } catch {
    return undefined // missing and unreadable files have the same response
  }
}
