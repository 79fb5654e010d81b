/** The code samples, by the folder name of the component. */
declare module 'virtual:snippets' {
  export const snippets: Readonly<Record<string, string>>
}
