/** What can be reached from here, asked as a visitor would ask: any answer that is no failure means that somebody is there. */
const services = ['api', 'images', 'icons'] as const
type Service = (typeof services)[number]

export interface Reached {
  readonly name: Service
  readonly isThere: boolean
  /** 0 where nothing answered. */
  readonly status: number
  readonly milliseconds: number
}

const paths = { api: '/api/health/ready', icons: '/api/_nuxt_icon/cyanotype.json?icons=home' } as const

/** Each service that there is something to ask of. */
export async function reach(ask: typeof fetch): Promise<readonly Reached[]> {
  const prompt = await Promise.all(
    services.map(async (name) => {
      const path = name === 'images' ? await somePicture(ask) : paths[name]
      return path === undefined ? [] : [await probe(ask, name, path)]
    }),
  )
  return prompt.flat()
}

async function probe(ask: typeof fetch, name: Service, path: string): Promise<Reached> {
  const begun = performance.now()
  const status = await ask(path, { cache: 'no-store' }).then(
    (answer) => answer.status,
    () => 0,
  )
  const milliseconds = Math.round(performance.now() - begun)
  return { name, status, isThere: status > 0 && status < 500, milliseconds }
}

/** A picture of the first page, in some size; a site may have none. */
async function somePicture(ask: typeof fetch): Promise<string | undefined> {
  const html = await ask('/').then(
    (answer) => answer.text(),
    () => '',
  )
  // Its head holds its sheets, and the policy of the admin would speak up against them.
  const body = html.slice(html.indexOf('<body'))
  const page = new DOMParser().parseFromString(body, 'text/html')
  return page.querySelector('img[src^="/_ipx/"]')?.getAttribute('src') ?? undefined
}

/** The newest build that the server has, by its public name. */
export async function newestBuild(ask: typeof fetch): Promise<string | undefined> {
  const answer = await ask('/builds/latest.json', { cache: 'no-store' })
  const build: unknown = answer.ok ? await answer.json() : undefined
  const isNamed = typeof build === 'object' && build !== null && 'id' in build
  return isNamed ? String(build.id) : undefined
}
