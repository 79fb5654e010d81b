/** `npm start`. Plain JavaScript that any Node can read, so that one that is too old is told what to do. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 24 || (major === 24 && minor < 7)) {
  console.error(
    `Cyanotype needs Node.js 24.7 or newer; this is v${process.versions.node}. ` +
      'Run `npm ci`, then `npm start`, which brings its own.',
  )
  process.exitCode = 1
} else {
  beginWithThrift()
  const { startProduct } = await import('./tools/build/start.ts')
  await startProduct()
}

/**
 * The memory of Linux systems keeps what pictures needed, 120 MB, for the next ones; we give large pieces back at once. It hears
 * of that only when a process begins, so this one begins again, under the same number. Who sets either variable is obeyed.
 */
function beginWithThrift() {
  const thrift = { MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' }
  const isSet = Object.keys(thrift).some((name) => name in process.env)
  if (process.platform !== 'linux' || isSet || process.execve === undefined) return
  const { execArgv, execPath } = process
  process.execve(execPath, [execPath, ...execArgv, ...process.argv.slice(1)], { ...process.env, ...thrift })
}
