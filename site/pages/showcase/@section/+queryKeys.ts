export const queryKeys = ['after', 'before']
