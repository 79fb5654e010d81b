/** Runs the product in a separate process on an existing data folder, and sends its port. */
import { readConfig } from '../../server/config/config.ts'
import { start } from '../../server/main.ts'

const { url } = await start({ config: readConfig(process.env), demonstration: false })
process.send?.(url)
