/**
 * Whether a text contains an e-mail address as a whole, and not as a part of a longer one: `joann@example.org` does not
 * belong to the user of `ann@example.org`. `email` is in lower case.
 */
export function mentionsEmail(text: string, email: string): boolean {
  const searched = text.toLowerCase()
  for (let at = searched.indexOf(email); at !== -1; at = searched.indexOf(email, at + 1)) {
    const isStart = !/[\p{L}\p{N}._%+-]$/u.test(searched.slice(0, at))
    const isEnd = !/^(?:[\p{L}\p{N}-]|\.[\p{L}\p{N}])/u.test(searched.slice(at + email.length))
    if (isStart && isEnd) return true
  }
  return false
}
