/**
 * JSON that may stand in a `script` element: no sign in it can end the element or begin another, and what JavaScript once
 * took for the end of a line is escaped as well.
 */
export function jsonInHtml(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
