/** Watches the builds: which pages the manifest of this build lists, and whether there is a newer build. */
import { connection } from './connection.ts'
import { whenIdle } from './on-first-interaction.ts'

const manifestAfter = 1000
const hourMs = 3_600_000

interface BuildCheck {
  /** The build manifest lists pages that may be prefetched when links to them are visible. */
  readonly onListed: (paths: ReadonlySet<string>) => void
  readonly onNewer: () => void
}

export function watchBuilds(build: string, { onListed, onNewer }: BuildCheck): void {
  const manifest = `/_nuxt/builds/meta/${build}.json`
  if (connection().type !== 'slow-2g') {
    setTimeout(() => whenIdle(() => void readManifest(manifest, onListed)), manifestAfter)
  }
  const timer = setInterval(async () => {
    const { checkForNewerBuild } = await import('./check-new-build.ts')
    const found = await checkForNewerBuild(build, manifest)
    if (found !== 'later') clearInterval(timer)
    if (found === 'newer') onNewer()
  }, hourMs)
}

async function readManifest(address: string, onListed: BuildCheck['onListed']): Promise<void> {
  try {
    const { prerendered } = await (await fetch(address)).json()
    if (Array.isArray(prerendered) && prerendered.length > 0) onListed(new Set(prerendered))
  } catch {
    // The next page tries again.
  }
}
