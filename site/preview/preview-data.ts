/** Data for the preview script, in one attribute of the root element that only previews have. */
import type { RenderRequest } from '@cyanotype/content/contracts/site-renderer.ts'

export interface PreviewData {
  readonly hosts: readonly string[]
  readonly api?: string | undefined
}

export function previewData(preview: RenderRequest['preview']): string | undefined {
  if (preview === false) return undefined
  if (typeof preview === 'string') return 'ended'
  const { hosts, api } = preview
  return JSON.stringify({ hosts, api } satisfies PreviewData)
}
