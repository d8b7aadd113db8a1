// npm start [-- --memory] [-- --port 5173]: the application in local mode, on the development server.
import { parseArgs } from 'node:util'
import { setUp, top } from './setup.mjs'

const { values } = parseArgs({ options: { memory: { type: 'boolean', default: false }, port: { type: 'string', default: '5173' } } })

setUp()
if (values.memory) process.env.VITE_MEMORY = 'true'
const { createServer } = await import('vite')
const server = await createServer({ root: top, server: { port: Number(values.port), warmup: { clientFiles: ['src/main.tsx'] } } })
await server.listen()
console.log(values.memory ? '\n  Local mode; nothing is kept when the tab closes.\n' : '\n  Local mode; what you change is kept in this browser.\n')
server.printUrls()
