import { createServerModuleRunner } from 'vite'

/**
 * The sample season at `/sample-season.json` of the development server, made when a browser first asks for it. A build writes it as a file.
 * @returns {import('vite').Plugin}
 */
export const sampleSeason = () => ({
  name: 'sample-season',
  configureServer(server) {
    const make = async () => {
      const runner = createServerModuleRunner(server.environments.ssr)
      try {
        const [{ sampleContent }, { toPortable }] = await Promise.all([
          runner.import('/src/adapters/memory/seed.ts'),
          runner.import('/src/adapters/memory/portable-content.ts'),
        ])
        return await toPortable(await sampleContent()).text()
      } finally {
        await runner.close()
      }
    }
    server.middlewares.use('/sample-season.json', (_request, response, next) => {
      make().then(season => response.setHeader('content-type', 'application/json').end(season), next)
    })
  },
})
