/** `npm start`. Plain JavaScript that any Node can read, so that one that is too old is told what to do. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 24 || (major === 24 && minor < 7)) {
  console.error(
    `Cyanotype needs Node.js 24.7 or newer; this is v${process.versions.node}. ` +
      'Run `npm ci`, then `npm start`, which brings its own.',
  )
  process.exitCode = 1
} else {
  const { startProduct } = await import('./house/start.ts')
  await startProduct()
}
