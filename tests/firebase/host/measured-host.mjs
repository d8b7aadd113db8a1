// A child process with the deployed program, as an instance of the platform: serves its functions and tells its largest memory so far.
// node --max-old-space-size=… measured-host.mjs <folder of the program>
import { createServer } from 'node:http'
import { createRequire } from 'node:module'

const require = createRequire(`${process.argv[2]}/`)
const functions = require(process.argv[2])
const express = createRequire(require.resolve('firebase-functions'))('express')
const app = express()
app.use(express.json({ limit: '10mb', verify: (request, _, body) => (request.rawBody = body) }))
for (const [name, run] of Object.entries(functions)) app.use(`/${name}`, run)
const server = createServer(app).listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
// Kibibytes, as the operating system counts them for the process.
process.on('message', () => process.send({ peak: process.resourceUsage().maxRSS }))
