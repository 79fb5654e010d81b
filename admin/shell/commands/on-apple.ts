/** Whether ⌘ is used in place of Ctrl. */
export const isOnApple = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform)
