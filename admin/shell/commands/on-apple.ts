/** Where ⌘ does what Ctrl does elsewhere. */
export const isOnApple = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform)
