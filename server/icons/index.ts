/** Icons for clients that ask for them by name: the house's own, and other collections where a service for them is configured. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Problem } from '../http/problems.ts'
import { iconSize, readLocalIcons } from './local-icons.ts'

/** What both sides of the wire call IconifyJSON; `not_found` names what there is not. */
export const iconSet = z.object({
  prefix: z.string(),
  lastModified: z.int().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  icons: z.record(z.string(), z.looseObject({ body: z.string() })),
  aliases: z.record(z.string(), z.looseObject({ parent: z.string() })).optional(),
  not_found: z.array(z.string()).optional(),
})
export type IconSet = z.output<typeof iconSet>

export interface Icons {
  find(collection: string, names: readonly string[]): Promise<Found>
}

export interface Found {
  readonly set: IconSet
  readonly etag: string
  /** Undefined where another service says nothing of it. */
  readonly lastModified: Date | undefined
}

const collectionName = /^[a-z0-9-]{1,64}$/
const iconName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const patience = 10_000
const mostBytes = 2_000_000

export function openIcons({ fallbackUrl }: { readonly fallbackUrl?: string | undefined } = {}): Icons {
  let local: ReturnType<typeof readLocalIcons> | undefined
  return {
    async find(collection, names) {
      local ??= readLocalIcons()
      const wanted = [...new Set(names)].sort()
      if (collection === local.prefix) return found(localSet(local, wanted))
      if (fallbackUrl === undefined || !collectionName.test(collection)) throw new Problem('not_found')
      return found(
        await fetchIcons(
          fallbackUrl,
          collection,
          wanted.filter((name) => iconName.test(name)),
        ),
      )
    },
  }
}

function localSet(
  { prefix, lastModified, bodies }: ReturnType<typeof readLocalIcons>,
  names: readonly string[],
): IconSet {
  const known = names.flatMap((name) => {
    const body = bodies.get(name)
    return body === undefined ? [] : [[name, { body }] as const]
  })
  return {
    prefix,
    lastModified,
    width: iconSize,
    height: iconSize,
    icons: Object.fromEntries(known),
    not_found: names.filter((name) => !bodies.has(name)),
  }
}

function found(set: IconSet): Found {
  const hash = createHash('sha256').update(JSON.stringify(set)).digest('base64url').slice(0, 22)
  const { lastModified } = set
  return {
    set,
    etag: `W/"${hash}"`,
    lastModified: lastModified === undefined ? undefined : new Date(lastModified * 1_000),
  }
}

/** Its host is configured; the request names no more than a collection and names of one form. An error is never kept. */
async function fetchIcons(service: string, collection: string, names: readonly string[]): Promise<IconSet> {
  if (names.length === 0) throw new Problem('not_found')
  const url = new URL(`${collection}.json`, `${service}/`)
  url.searchParams.set('icons', names.join(','))
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patience) }).catch(
    () => undefined,
  )
  if (answer?.status === 404) throw new Problem('not_found')
  const text = answer?.ok ? await limitedText(answer) : undefined
  const parsed = iconSet.safeParse(parsedJson(text))
  // Such a service answers 200 with the number 404 for a collection that it does not have.
  if (parsedJson(text) === 404) throw new Problem('not_found')
  if (!parsed.success || parsed.data.prefix !== collection) throw new Problem('icon_service_failed')
  return parsed.data
}

async function limitedText(answer: Response): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.length
    if (bytes > mostBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parsedJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
