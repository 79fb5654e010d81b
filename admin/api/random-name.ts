/** 128 random bits in hexadecimal: a name or a key that no one else has. */
export function randomName(): string {
  // `randomUUID` is missing on pages without HTTPS.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
