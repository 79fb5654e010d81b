/** Style for what only script brings onto a page: it comes with that script, and no page carries it in its own sheets. */
const adopted = new Set<string>()

export function adoptSheet(text: string): void {
  if (adopted.has(text)) return
  adopted.add(text)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}
