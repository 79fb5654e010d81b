/** Looks whether there is a newer build than the one that this page is of. */

/** `later`: nothing is known now. `never`: there is no use in asking again. */
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
