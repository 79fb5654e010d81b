/**
 * CSV lines that a spreadsheet shows and never runs: https://owasp.org/www-community/attacks/CSV_Injection
 */

export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Marks the file as UTF-8 for spreadsheets. */
export const byteOrderMark = '\uFEFF'

/** Makes a browser download the response instead of showing it. */
export const asFile = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"` })
