/** Where a component's heading stands in the outline of the page that it is put on. */
export const headingTags = { 2: 'h2', 3: 'h3', 4: 'h4' } as const
export type HeadingLevel = keyof typeof headingTags
