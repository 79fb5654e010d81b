/** The tree of the documentation: a page at `guides/first-print` is in the folder `guides`. */

/** The folders of `content/docs` in order. Others follow. */
export const docsFolders = [
  'start',
  'editors',
  'administrators',
  'developers',
  'designers',
  'explanation',
] as const

export type DocsFolder = (typeof docsFolders)[number]

/** A page in the tree. */
interface DocsTreePage {
  /** Below `/docs`: `start/first-update`. Empty for the first page. */
  readonly slug: string
  readonly title: string
  /** Its position among its siblings. */
  readonly order: number
}

export interface DocsTree<Page extends DocsTreePage> {
  /** `guides`. Empty for the root. */
  readonly folder: string
  /** The page that names the folder comes first. */
  readonly pages: readonly Page[]
  readonly below: readonly DocsTree<Page>[]
}

/** The root: its own pages come first, then its folders. */
export function docsTreeOf<Page extends DocsTreePage>(pages: readonly Page[], folder = ''): DocsTree<Page> {
  const inside = pages.filter(({ slug }) => folder === '' || slug === folder || slug.startsWith(`${folder}/`))
  const folders = new Set(inside.flatMap(({ slug }) => nextFolder(slug, folder) ?? []))
  const own = inside.filter(
    ({ slug }) => slug === folder || (parentOf(slug) === folder && !folders.has(slug)),
  )
  return {
    folder,
    pages: own.toSorted(
      (one, other) => orderOf(one, folder) - orderOf(other, folder) || compare(one.title, other.title),
    ),
    below: [...folders]
      .toSorted((one, other) => rank(one) - rank(other) || compare(one, other))
      .map((one) => docsTreeOf(inside, one)),
  }
}

/** The name of a folder that no page and no text names. */
export function nameOfFolder(folder: string): string {
  const words = (folder.split('/').at(-1) ?? '').replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

const parentOf = (slug: string) => slug.split('/').slice(0, -1).join('/')
const compare = (one: string, other: string) => one.localeCompare(other)

/** The folder directly below this one that contains the page, if any. */
function nextFolder(slug: string, folder: string): string | undefined {
  const rest = folder === '' ? slug : slug.slice(folder.length + 1)
  const [first = '', ...further] = rest.split('/')
  if (further.length === 0) return undefined
  return folder === '' ? first : `${folder}/${first}`
}

function orderOf({ slug, order }: DocsTreePage, folder: string): number {
  return slug === folder ? Number.NEGATIVE_INFINITY : Math.min(order, Number.MAX_SAFE_INTEGER)
}

function rank(folder: string): number {
  const folders: readonly string[] = docsFolders
  const at = folders.indexOf(folder)
  return at === -1 ? folders.length : at
}
