/** The product in a process of its own, on a data folder that exists; says where it listens. */
import { readConfig } from '../../server/config/config.ts'
import { start } from '../../server/main.ts'

const { url } = await start({ config: readConfig(process.env), demonstration: false })
process.send?.(url)
