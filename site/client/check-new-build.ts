/** Checks whether there is a newer build than that of this page. */

/** `later`: unknown at the moment. `never`: a retry is useless. */
type BuildLookup = 'newer' | 'later' | 'never'

export async function checkForNewerBuild(build: string, manifest: string): Promise<BuildLookup> {
  try {
    const { ok, status } = await fetch(manifest)
    if (!ok && status !== 404 && status !== 403) return 'never'
    const latest = await fetch(`/_nuxt/builds/latest.json?${Date.now()}`)
    return (await latest.json()).id === build ? 'later' : 'newer'
  } catch {
    return 'later'
  }
}
