/**
 * Loaded before a build program: ends it when the process that started it is gone. Otherwise it would never end,
 * because it cannot write to a closed pipe and reports that error to the same pipe.
 */
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
