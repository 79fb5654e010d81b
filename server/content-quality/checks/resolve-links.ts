/** Checks whether the targets of links are public, many at once. */
import { isShownUntranslated, shownPath } from '@cyanotype/content/contracts/shown-path.ts'
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import { listDocumentation } from '@cyanotype/content/mdx/parse/docs-files.ts'
import { docsPath } from '@cyanotype/content/mdx/parse/docs-page.ts'
import { sitePages } from '@cyanotype/content/model/collections/pages.ts'
import type { Layer, Locale, Types } from '@cyanotype/content/model/index.ts'
import {
  defaultLocale,
  fallbackLocales,
  isKind,
  isLocale,
  isPathOn,
  readLocale,
  shared,
} from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import { hiddenSectionsIn } from '../../documents/index.ts'
import type { LinkTarget } from '../../references/index.ts'
import { documentsAt, linkTargetOf, localPath, pathOf } from '../../references/index.ts'
import type { TargetLayer } from './check-store.ts'
import { picturesOf, targetLayers } from './check-store.ts'

/** `not-public`: the target exists, but is not public yet. `switched-off`: its section is not on the site. */
export type LinkError = 'nowhere' | 'not-public' | 'no-file' | 'switched-off'

export interface LinkResolver {
  readonly types: Types
  readonly sitePaths: SitePaths
  /** Whether a path has a redirect. */
  readonly isRedirected: (path: string) => Promise<boolean>
  /** A new reader of the site, which does not see sections that are switched off. */
  readonly openReader: () => Reader
}

/** The problems of the URLs in a layer. URLs without a problem are not included. */
export async function checkTargets(
  queries: Queries,
  resolveLinks: LinkResolver,
  layer: Layer,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, LinkError>> {
  const targetsByAddress = new Map(
    addresses.map((address) => [address, linkTargetOf(resolveLinks.types, layer, address)]),
  )
  const targets = [...targetsByAddress.values()].filter((target) => target !== undefined)
  const linkTargets = await findTargets(queries, [
    ...targets,
    ...targets.flatMap((target) => inFallbacks(resolveLinks.types, layer, target)),
  ])
  const errors = new Map<string, LinkError>()
  const isOff = await openSwitchedOff(resolveLinks)
  const shownError = (target: LinkTarget) => {
    const languages = inFallbacks(resolveLinks.types, layer, target)
    const isShown = languages.some((one) => linkError(linkTargets, layer, one) === undefined)
    return isShown ? undefined : linkError(linkTargets, layer, target)
  }
  for (const [address, target] of targetsByAddress) {
    const error = target === undefined ? pathError(address) : shownError(target)
    if (await isOff({ layer, address, target, error })) errors.set(address, 'switched-off')
    else if (error !== undefined && !(await isServedPath(resolveLinks, layer, address, error)))
      errors.set(address, error)
  }
  return errors
}

interface CheckedLink {
  readonly layer: Layer
  readonly address: string
  readonly target: LinkTarget | undefined
  readonly error: LinkError | undefined
}

/** Whether the target of a link is in a section that is switched off. */
async function openSwitchedOff({ types, openReader }: LinkResolver) {
  const reader = openReader()
  const hidden = types.settings === undefined ? [] : await hiddenSectionsIn(reader)
  return async ({ layer, address, target, error }: CheckedLink): Promise<boolean> => {
    if (hidden.length === 0 || target?.kind === 'media') return false
    const path = pathOf(address)
    if (path !== undefined) return !isPathOn(hidden, readLocale(localPath(layer, path)).path)
    // The path of an unpublished document is not known either, and that is another fault.
    if (target?.kind !== 'document' || error !== undefined) return false
    return (await shownPath(types, reader, target, localeOf(target, layer))) === undefined
  }
}

interface LinkTargets {
  readonly pages: Awaited<ReturnType<typeof documentsAt>>
  readonly targets: readonly TargetLayer[]
  readonly files: ReadonlySet<string>
}

async function findTargets(queries: Queries, meanings: readonly LinkTarget[]): Promise<LinkTargets> {
  const pages = await documentsAt(
    queries,
    meanings.filter((one) => one.kind === 'page'),
  )
  const files = meanings.flatMap((one) => (one.kind === 'media' ? [one.id] : []))
  const named = meanings.flatMap((one) => (one.kind === 'document' ? [one.id] : []))
  const ids = new Set([...named, ...pages.map(({ id }) => id)])
  const found = await picturesOf(queries, files)
  const targets = await targetLayers(queries, [...ids])
  return { pages, targets, files: new Set(found.map(({ id }) => id)) }
}

/** External links and anchors on the same page are not checked here. */
function pathError(address: string): LinkError | undefined {
  return pathOf(address) === undefined ? undefined : 'nowhere'
}

/** The same target in each language in which visitors may see it. */
function inFallbacks(types: Types, layer: Layer, target: LinkTarget): LinkTarget[] {
  if (target.kind === 'media' || !isShownUntranslated(types, target.type)) return []
  return fallbackLocales(localeOf(target, layer)).map((locale) => ({ ...target, locale }))
}

/** The language of the page that a link opens. */
export function localeOf({ locale }: { readonly locale?: Locale | undefined }, layer: Layer): Locale {
  return locale ?? (isLocale(layer) ? layer : defaultLocale())
}

function linkError(
  { pages, targets, files }: LinkTargets,
  layer: Layer,
  target: LinkTarget,
): LinkError | undefined {
  if (target.kind === 'media') return files.has(target.id) ? undefined : 'no-file'
  if (target.kind === 'document') {
    const error = targetError(targets, target.id, target.locale ?? layer)
    // The page of a single exists in the content model before anyone has written it.
    return error === 'nowhere' && target.id === target.type ? 'not-public' : error
  }
  const { type, locale, slug } = target
  const page = pages.find((one) => one.type === type && one.locale === locale && one.slug === slug)
  return page === undefined ? 'nowhere' : targetError(targets, page.id, locale, slug)
}

/** Some pages of the site are not documents, and some paths have redirects. */
async function isServedPath(
  { sitePaths, isRedirected }: LinkResolver,
  layer: Layer,
  address: string,
  error: LinkError,
): Promise<boolean> {
  const path = pathOf(address)
  if (path === undefined || error === 'no-file') return false
  const localizedPath = localPath(layer, path)
  return (error === 'nowhere' && sitePaths(localizedPath)) || (await isRedirected(localizedPath))
}

/** A link in the shared layer is valid if its target is public in any locale. */
function targetError(
  targets: readonly TargetLayer[],
  id: string,
  layer: Locale | typeof shared,
  slug?: string,
): LinkError | undefined {
  const rows = targets.filter((row) => row.document_id === id && row.layer !== shared)
  if (rows.length === 0) return 'nowhere'
  const own = layer === shared ? rows : rows.filter((row) => row.layer === layer)
  const isPublic = own.some(
    (row) => row.published_version !== null && (slug === undefined || row.published_slug === slug),
  )
  return isPublic ? undefined : 'not-public'
}

/** Whether a path exists although it has no document. */
type SitePaths = (path: string) => boolean

/** Site paths without a document: pages, lists, documentation files, and paths that the server handles itself. */
export function sitePaths(types: Types): SitePaths {
  const pages = ['/', ...sitePages.map((name) => `/${name}`)]
  const paths = new Set([...pages, ...listPaths(types), ...documentationPaths()])
  return (path) => {
    const { path: rest } = readLocale(path)
    return paths.has(rest) || ofTheServer.test(rest)
  }
}

/** Paths without a locale, and single files such as `/sitemap.xml`. */
const ofTheServer = /^\/(?:admin|api|assets|docs\/images|storybook|_ipx|_i18n)(?:\/|$)|^\/[^/]+\.[a-z]+$/

/**
 * `/updates/{slug}` has a list at `/updates`. `/showcase/{section}/{slug}` has one for each section and one
 * for all.
 */
function listPaths(types: Types): readonly string[] {
  return Object.values(types).flatMap(({ page, fields }) => {
    if (page === undefined) return []
    const parts = page.split('/').slice(1, -1)
    let paths = ['']
    return parts.flatMap((part) => {
      const field = fields[/^\{(\w+)\}$/.exec(part)?.[1] ?? '']
      const choices = field !== undefined && isKind(field, 'select') ? Object.keys(field.choices) : [part]
      paths = paths.flatMap((path) => choices.map((choice) => `${path}/${choice}`))
      return paths
    })
  })
}

/**
 * A page without a translation is shown in English, so every path exists in every locale. A folder without its
 * own page has a generated one.
 */
function documentationPaths(): readonly string[] {
  return listDocumentation().flatMap(({ slug }) =>
    slug.split('/').map((_, at, parts) => docsPath(parts.slice(0, at + 1).join('/'))),
  )
}
