/** A call with this header does not extend the session. The admin sends it when nobody uses its window. */
export const automaticHeader = 'x-automatic'
