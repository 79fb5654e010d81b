/** A call with this header does not extend the session. The admin sends it from an unattended window. */
export const automaticHeader = 'x-automatic'
