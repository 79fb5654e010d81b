/** Where an image comes from, read from its address: an item of the media library, or another host. */
import { ImageProblem } from './image-problem.ts'

export type Source =
  | { readonly kind: 'media'; readonly id: string; readonly hash?: string; readonly extension?: string }
  | { readonly kind: 'remote'; readonly url: URL }

const item =
  /^(?:media\/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/([0-9a-f]{64})\.([a-z0-9]{2,5}))?$/

/** `text` as it stands in the address after the modifiers, without the slash between them, still encoded. */
export function readSource(text: string): Source {
  const decoded = decodeURIComponent(text)
  if (decoded === '') throw new ImageProblem('IPX_MISSING_ID', 'The source is missing')
  if (/^[a-z][a-z0-9+.-]*:/i.test(decoded)) return { kind: 'remote', url: remoteUrl(decoded) }
  const path = decoded.replace(/^\/+/, '')
  if (leavesTheRoot(path)) throw new ImageProblem('IPX_FORBIDDEN_PATH', 'Forbidden path')
  const [, id, hash, extension] = item.exec(path) ?? []
  if (id === undefined) throw new ImageProblem('IPX_FILE_NOT_FOUND', 'File not found')
  return hash === undefined || extension === undefined
    ? { kind: 'media', id }
    : { kind: 'media', id, hash, extension }
}

/** Decoded again and again, as often as somebody may have encoded it. */
function leavesTheRoot(path: string): boolean {
  let decoded = path
  for (let times = 0; times < 12; times++) {
    if (/[\\\0]|(?:^|\/)\.\.?(?:\/|$)/.test(decoded)) return true
    const next = decoded.replace(/%(25|2e|2f|5c|00)/gi, (code) => decodeURIComponent(code))
    if (next === decoded) return false
    decoded = next
  }
  return true
}

/** Proxies make one slash of two: `https:/host/path` is taken for what it was. Whether it may be fetched is asked later. */
function remoteUrl(text: string): URL {
  const url = URL.parse(text.replace(/^(https?):\/*/i, '$1://'))
  if (url === null || url.hostname === '') {
    throw new ImageProblem('IPX_MISSING_HOSTNAME', 'Hostname is missing')
  }
  url.hash = ''
  return url
}
