/**
 * `npm start` runs the server in a shell. A signal to npm ends the shell, which does not pass it on, so the server would
 * keep its port and its database. A process without its parent gets another one, which Windows does not show.
 */
const parent = process.ppid
const intervalMs = 1_000

export function stopWithNpm(): void {
  if (process.env.npm_lifecycle_event !== 'start') return
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, intervalMs).unref()
}
