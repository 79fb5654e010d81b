/**
 * `npm start`. Plain JavaScript that runs on any version of Node.js, so that an old one prints what to do.
 * Node.js 24.15 is the first with the version of SQLite that `sqlite-files.ts` requires.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 24 || (major === 24 && minor < 15)) {
  console.error(
    `Cyanotype needs Node.js 24.15 or newer, and this is v${process.versions.node}. ` +
      'Install a newer one. In the repository, run `npm ci`, then `npm start`, which uses the Node.js that npm installed.',
  )
  process.exitCode = 1
} else {
  restartWithMemorySettings()
  // First, because it remembers the parent, which may end while the other modules load.
  await import('./tools/build/stop-with-npm.ts')
  const { startProduct } = await import('./tools/build/start.ts')
  await startProduct()
}

/**
 * The allocator of Linux would keep the memory of image processing, 120 MB, for later. These settings return
 * large blocks at once. They are read only at process start, so this process starts itself again with the
 * same id. Values set by the user are kept. A socket of systemd would be closed.
 */
function restartWithMemorySettings() {
  const settings = { MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' }
  const isSet = Object.keys(settings).some((name) => name in process.env)
  if (process.platform !== 'linux' || isSet || 'LISTEN_FDS' in process.env || !process.execve) return
  const { execArgv, execPath } = process
  process.execve(execPath, [execPath, ...execArgv, ...process.argv.slice(1)], { ...process.env, ...settings })
}
