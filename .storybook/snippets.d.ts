/** The code samples, by the name of the component's folder. */
declare module 'virtual:snippets' {
  export const snippets: Readonly<Record<string, string>>
}
