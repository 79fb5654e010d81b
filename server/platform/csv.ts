/** Lines of CSV that a spreadsheet shows and never runs: https://owasp.org/www-community/attacks/CSV_Injection */

export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Tells spreadsheets that what follows is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** For a browser to keep rather than to show. */
export const asFile = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"` })
