/** What a developer may want to know and no editor needs to: the browser's console, from this one place. */
export function writeLog(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for these to be logged.
  console.error(what, error)
}
