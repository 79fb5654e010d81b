/** By which bytes are known again: what the library notes of each file as it was sent. */

/** Reading more than this into memory to spare an upload is no bargain on a telephone. */
const maxBytes = 64_000_000

/** Undefined where it is not worth it, or where the browser does not compute it, as outside of https. */
export async function fingerprintOf(file: Blob): Promise<string | undefined> {
  if (file.size > maxBytes || globalThis.crypto.subtle === undefined) return undefined
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
