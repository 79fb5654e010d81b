/** What a plugin reads from the sources of the components. */
declare module 'virtual:component-docs' {
  /** All components, by name. */
  export const componentPages: readonly import('../tools/component-docs/component-pages.ts').ComponentPageEntry[]
  /** Code samples, by the folder name of the component. */
  export const snippets: Readonly<Record<string, string>>
  /** Anatomy, by the folder name of the component. */
  export const anatomy: Readonly<Record<string, import('../tools/component-docs/anatomy.ts').Anatomy>>
  /** Code of the recipes, by file name. */
  export const recipes: Readonly<Record<string, string>>
  /** A stylesheet in which `data-forced` has the effect of hover, focus and press. */
  export const forcedStates: string
}
