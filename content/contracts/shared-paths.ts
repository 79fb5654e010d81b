/** Paths that are the same in every language. Links to them get no language prefix. */
export const sharedPaths = /^\/(?:admin|api|assets|docs\/images|media|storybook)(?:\/|$)/
