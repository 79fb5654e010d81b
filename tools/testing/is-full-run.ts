/** Whether this is `npm run test:full`, which adds the matrices and the long runs to the tests of `npm test`. */
export const isFullRun = process.env.TEST_FULL === '1'
