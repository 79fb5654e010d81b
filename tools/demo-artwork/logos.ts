/** Logos of the partners: one colour that is readable on light and on dark. */

const blue = '#1f86b5'

/** Written as the media library stores SVG files, so that import and export are byte-identical. */
function mark(shapes: string, attributes = `fill="${blue}"`): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" width="240" height="160" ${attributes}>${shapes}</svg>`
  return drawing.replace(/<(\w+)\b([^<>]*)\/>/g, '<$1$2></$1>')
}

const lines = (width: number) =>
  `fill="none" stroke="${blue}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
const circles = (radii: readonly number[], x: number, y: number) =>
  radii.map((radius) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('')

export const logos: Readonly<Record<string, string>> = {
  'naissaar-light': mark(
    '<path d="M104 148 111 66h18l7 82z"/><path d="M108 58V40l12-14 12 14v18z"/><path d="M144 44 232 16v58zM96 44 8 16v58z" fill-opacity=".45"/>',
  ),
  'aegina-marine': mark(
    '<path d="M120 108V12M120 88C96 84 88 66 90 44M120 88c24-4 32-22 30-44M120 56c-14-4-18-14-18-26M120 56c14-4 18-14 18-26"/><path d="M24 124q24-20 48 0t48 0 48 0 48 0M48 146q18-14 36 0t36 0 36 0 36 0"/>',
    lines(8),
  ),
  'kohila-paper': mark(
    '<path d="M64 20h78v34h34v54H64z"/><path d="M150 20v26h26z" fill-opacity=".45"/><path d="M56 116h128v7H56zM48 131h144v7H48z"/>',
  ),
  'kalamaja-botany': mark(
    '<path d="M120 150V70"/><path d="M120 92c-34 2-52-16-54-48 34-2 54 16 54 48zM120 92c34 2 52-16 54-48-34-2-54 16-54 48zM120 70c-18-14-22-36 0-58 22 22 18 44 0 58z"/>',
    lines(7),
  ),
  'perama-boatyard': mark(
    '<path d="M16 78c30 8 60 10 104 10s74-2 104-18c-14 44-44 66-104 66S36 118 16 78z"/><path d="M116 80V14h8v66zM132 24l52 40h-52zM108 34v30H66z" fill-opacity=".45"/>',
  ),
  'northern-darkrooms': mark(
    '<path d="M50 116 88 40l48 60 60-66"/><g fill="#1f86b5" stroke="none"><circle cx="50" cy="116" r="15"/><circle cx="88" cy="40" r="12"/><circle cx="136" cy="100" r="18"/><circle cx="196" cy="34" r="12"/><circle cx="196" cy="122" r="9"/></g><path d="m136 100 60 22"/>',
    lines(6),
  ),
  'elektra-cinema': mark(
    '<path d="M40 24h160v112H40z"/><path d="M40 52h160M40 108h160"/><path d="M60 38h.1M90 38h.1M120 38h.1M150 38h.1M180 38h.1M60 122h.1M90 122h.1M120 122h.1M150 122h.1M180 122h.1" stroke-width="11"/><path d="m108 66 28 14-28 14z" fill="#1f86b5"/>',
    lines(7),
  ),
  'blue-hour': mark(
    `<path d="M20 112h200M52 132h136M84 150h72"/><path d="M64 112a56 56 0 0 1 112 0z" fill="${blue}" stroke="none"/>${circles([74], 120, 112).replace('/>', ' stroke-dasharray="4 14"/>')}`,
    lines(7),
  ),
}
