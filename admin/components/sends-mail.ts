/** Whether this site sends e-mail. The server writes it into the page, so that sign-in needs no request for it. */
export const sendsMail = (): boolean => document.querySelector('meta[name=mail]') !== null
