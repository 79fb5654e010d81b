/** Style for what only script brings onto a page: it comes with that script, and no page carries it in its own sheets. */
const adopted = new Set<string>()

export function adoptStylesheet(text: string): void {
  if (adopted.has(text)) return
  adopted.add(text)
  const stylesheet = new CSSStyleSheet()
  stylesheet.replaceSync(text)
  document.adoptedStyleSheets.push(stylesheet)
}
